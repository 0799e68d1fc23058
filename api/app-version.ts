/** The version as the build wrote it; the program can also run without having been built. */
export const appVersion = (): string => (typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'unbuilt');
