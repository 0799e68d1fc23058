import type { Catalogue } from '@/adapters/i18n/catalogue-part';

/** Apart from `catalogue`, since it names a file for each part and language, which home does not wait for. */
export const LATER_CATALOGUES = import.meta.glob<Catalogue>('/locales/*/{rest,legal}.json', {
  import: 'default',
});
