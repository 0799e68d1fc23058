import type { Catalogue } from '@/adapters/i18n/catalogue-part';

/** Apart from `catalogue`, which home loads: the import map names a file for each part and language. */
export const LATER_CATALOGUES = import.meta.glob<Catalogue>('/locales/*/{rest,legal}.json', {
  import: 'default',
});
