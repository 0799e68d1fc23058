import type { Catalogue, CataloguePart } from '@/adapters/texts/catalogue-part';
import type { Language } from '@/domain/shared/language';

const FIRST: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  sv: async () => (await import('@/adapters/texts/sv/first')).first,
  en: async () => (await import('@/adapters/texts/en/first')).first,
  fi: async () => (await import('@/adapters/texts/fi/first')).first,
  no: async () => (await import('@/adapters/texts/no/first')).first,
  ru: async () => (await import('@/adapters/texts/ru/first')).first,
};

/** Each part of a language is fetched on its own; rejects when it cannot be. */
export async function fetchCatalogue(language: Language, part: CataloguePart): Promise<Catalogue> {
  if (part === 'first') return FIRST[language]();
  const { LATER_CATALOGUES } = await import('@/adapters/texts/later-catalogues');
  return LATER_CATALOGUES[language][part]();
}
