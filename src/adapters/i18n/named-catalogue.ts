import type { fetchCatalogue } from '@/adapters/i18n/catalogue';

/** Catalogues in which the product has the name of the chain; undefined for its own. */
export const namedCatalogue =
  (fetch: typeof fetchCatalogue, name: string | undefined): typeof fetchCatalogue =>
  async (language, part) => {
    const catalogue = await fetch(language, part);
    return name === undefined || part !== 'first' ? catalogue : { ...catalogue, product: { name } };
  };
