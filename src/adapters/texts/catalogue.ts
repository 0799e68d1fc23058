import type { Language } from '@/domain/shared/language';

export type Catalogue = Readonly<Record<string, string>>;

/** The languages that have a catalogue, each fetched on its own. */
const CATALOGUES: Partial<Readonly<Record<Language, () => Promise<Catalogue>>>> = {
  sv: async () => (await import('@/adapters/texts/sv')).sv,
  en: async () => (await import('@/adapters/texts/en')).en,
};

/** Rejects when the catalogue cannot be fetched; undefined for a language that has none. */
export const fetchCatalogue = async (language: Language): Promise<Catalogue | undefined> =>
  CATALOGUES[language]?.();
