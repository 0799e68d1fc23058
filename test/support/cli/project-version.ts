import packageFile from '../../../package.json' with { type: 'json' };

export const projectVersion = (): string => packageFile.version;
