/** The version of this build, `major.minor.patch` and perhaps `+commit`. Set by the bundler. Source: AMB-59. */
declare const __APP_VERSION__: string;

/** Whether `/sw.js` is served: in a build, not while developing. Set by the bundler. */
declare const __HAS_SERVICE_WORKER__: boolean;
