import type { Catalogue, CataloguePart } from '@/adapters/i18n/catalogue-part';
import type { Language } from '@/domain/shared/language';

/** One file for each folder in `locales/`, loaded when it is called. */
const FIRST = import.meta.glob<Catalogue>('/locales/*/first.json', { import: 'default' });

/**
 * Loads one part of a language on its own.
 *
 * @throws When it cannot be loaded.
 */
export async function fetchCatalogue(language: Language, part: CataloguePart): Promise<Catalogue> {
  const files =
    part === 'first' ? FIRST : (await import('@/adapters/i18n/later-catalogues')).LATER_CATALOGUES;
  const load = files[`/locales/${language}/${part}.json`];
  if (load === undefined) throw new Error(`There is no locales/${language}/${part}.json.`);
  return load();
}
