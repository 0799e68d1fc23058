import type { LanguageDescription } from '@/domain/shared/language';

/** Set by the bundler: scripts/build-constants.mjs. */
declare global {
  /** The version of this build, `major.minor.patch` and perhaps `+commit`. Source: AMB-59. */
  const __APP_VERSION__: string;

  /** Whether `/sw.js` is served: in a build, not while developing. */
  const __HAS_SERVICE_WORKER__: boolean;

  /** The languages of `locales/`, in the order in which they are offered. */
  const __LANGUAGES__: readonly LanguageDescription[];
}
