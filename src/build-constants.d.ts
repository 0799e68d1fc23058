/** The version of this build, `major.minor.patch` and perhaps `+commit`. Set by the bundler. Source: AMB-59. */
declare const __APP_VERSION__: string;
