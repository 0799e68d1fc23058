import { readLanguages } from './languages.mjs';

/** The constants of src/build-constants.d.ts, as a bundler injects them. */
export const buildConstants = ({ version, hasServiceWorker }) => ({
  __APP_VERSION__: JSON.stringify(version),
  __HAS_SERVICE_WORKER__: JSON.stringify(hasServiceWorker),
  __LANGUAGES__: JSON.stringify(readLanguages()),
});
