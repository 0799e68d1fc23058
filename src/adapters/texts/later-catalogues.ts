import type { Catalogue, CataloguePart } from '@/adapters/texts/catalogue-part';
import type { Language } from '@/domain/shared/language';

type LaterParts = Readonly<Record<Exclude<CataloguePart, 'first'>, () => Promise<Catalogue>>>;

/** Apart from `catalogue`, since it names a file for each part, which home does not wait for. */
export const LATER_CATALOGUES: Readonly<Record<Language, LaterParts>> = {
  sv: {
    rest: async () => (await import('@/adapters/texts/sv/rest')).rest,
    legal: async () => (await import('@/adapters/texts/sv/legal')).legal,
  },
  en: {
    rest: async () => (await import('@/adapters/texts/en/rest')).rest,
    legal: async () => (await import('@/adapters/texts/en/legal')).legal,
  },
  fi: {
    rest: async () => (await import('@/adapters/texts/fi/rest')).rest,
    legal: async () => (await import('@/adapters/texts/fi/legal')).legal,
  },
  no: {
    rest: async () => (await import('@/adapters/texts/no/rest')).rest,
    legal: async () => (await import('@/adapters/texts/no/legal')).legal,
  },
  ru: {
    rest: async () => (await import('@/adapters/texts/ru/rest')).rest,
    legal: async () => (await import('@/adapters/texts/ru/legal')).legal,
  },
};
