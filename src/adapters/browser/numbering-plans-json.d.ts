declare module '@/adapters/browser/numbering-plans.json' {
  import type { MetadataJson } from 'libphonenumber-js/core';

  /**
   * The public numbering plans of the Nordic countries and their neighbours, a twentieth of all: written by
   * scripts/numbering-plans.mjs from the library's own metadata.
   */
  const plans: MetadataJson;
  export { plans as default };
}
