import { fetchCatalogue } from '@/adapters/i18n/catalogue';
import type { Catalogue } from '@/adapters/i18n/catalogue-part';
import { PAGE_TEXT_KEYS } from '@/application/page/page-menu';
import type { Language } from '@/domain/shared/language';

/** The texts of a language that the script of a page shows, with each of their plural forms. */
export async function pageTexts(language: Language): Promise<Readonly<Record<string, string>>> {
  const catalogue = await fetchCatalogue(language, 'rest');
  return Object.fromEntries(
    flatten(catalogue).filter(([key]) => PAGE_TEXT_KEYS.some((wanted) => isFormOf(key, wanted))),
  );
}

const flatten = (catalogue: Catalogue, start = ''): readonly (readonly [string, string])[] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[start + key, value] as const] : flatten(value, `${start}${key}.`),
  );

const isFormOf = (key: string, wanted: string): boolean => key === wanted || key.startsWith(`${wanted}_`);
