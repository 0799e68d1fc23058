/** The version that the build wrote; a placeholder without a build. */
export const appVersion = (): string => (typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'unbuilt');
