import type { Language } from '@/domain/shared/language';

export type Catalogue = Readonly<Record<string, string>>;

/**
 * `first` is what home and the frame around every screen say; `legal` is the terms, the privacy policy and what the
 * device keeps, which few read; `rest` is all else (docs/adr/0006-first-and-rest.md).
 */
export type CataloguePart = 'first' | 'rest' | 'legal';

type CatalogueParts = Readonly<Record<CataloguePart, () => Promise<Catalogue>>>;

/** The languages that have a catalogue; each part is fetched on its own. */
const CATALOGUES: Partial<Readonly<Record<Language, CatalogueParts>>> = {
  sv: {
    first: async () => (await import('@/adapters/texts/sv/first')).first,
    rest: async () => (await import('@/adapters/texts/sv/rest')).rest,
    legal: async () => (await import('@/adapters/texts/sv/legal')).legal,
  },
  en: {
    first: async () => (await import('@/adapters/texts/en/first')).first,
    rest: async () => (await import('@/adapters/texts/en/rest')).rest,
    legal: async () => (await import('@/adapters/texts/en/legal')).legal,
  },
  fi: {
    first: async () => (await import('@/adapters/texts/fi/first')).first,
    rest: async () => (await import('@/adapters/texts/fi/rest')).rest,
    legal: async () => (await import('@/adapters/texts/fi/legal')).legal,
  },
  no: {
    first: async () => (await import('@/adapters/texts/no/first')).first,
    rest: async () => (await import('@/adapters/texts/no/rest')).rest,
    legal: async () => (await import('@/adapters/texts/no/legal')).legal,
  },
  ru: {
    first: async () => (await import('@/adapters/texts/ru/first')).first,
    rest: async () => (await import('@/adapters/texts/ru/rest')).rest,
    legal: async () => (await import('@/adapters/texts/ru/legal')).legal,
  },
};

/** Rejects when the part cannot be fetched; undefined for a language that has no catalogue. */
export const fetchCatalogue = async (
  language: Language,
  part: CataloguePart,
): Promise<Catalogue | undefined> => CATALOGUES[language]?.[part]();
