import { first as englishFirst } from '@/adapters/texts/en/first';
import { legal as englishLegal } from '@/adapters/texts/en/legal';
import { rest as englishRest } from '@/adapters/texts/en/rest';
import { first as finnishFirst } from '@/adapters/texts/fi/first';
import { legal as finnishLegal } from '@/adapters/texts/fi/legal';
import { rest as finnishRest } from '@/adapters/texts/fi/rest';
import { first as norwegianFirst } from '@/adapters/texts/no/first';
import { legal as norwegianLegal } from '@/adapters/texts/no/legal';
import { rest as norwegianRest } from '@/adapters/texts/no/rest';
import { first as russianFirst } from '@/adapters/texts/ru/first';
import { legal as russianLegal } from '@/adapters/texts/ru/legal';
import { rest as russianRest } from '@/adapters/texts/ru/rest';
import { first as swedishFirst } from '@/adapters/texts/sv/first';
import { legal as swedishLegal } from '@/adapters/texts/sv/legal';
import { rest as swedishRest } from '@/adapters/texts/sv/rest';

/** The catalogues, each in one piece. */
export const sv = { ...swedishFirst, ...swedishRest, ...swedishLegal };
export const en = { ...englishFirst, ...englishRest, ...englishLegal };
export const fi = { ...finnishFirst, ...finnishRest, ...finnishLegal };
export const no = { ...norwegianFirst, ...norwegianRest, ...norwegianLegal };
export const ru = { ...russianFirst, ...russianRest, ...russianLegal };

/** By part, as they are fetched. */
export const PARTS = {
  sv: { first: swedishFirst, rest: swedishRest, legal: swedishLegal },
  en: { first: englishFirst, rest: englishRest, legal: englishLegal },
  fi: { first: finnishFirst, rest: finnishRest, legal: finnishLegal },
  no: { first: norwegianFirst, rest: norwegianRest, legal: norwegianLegal },
  ru: { first: russianFirst, rest: russianRest, legal: russianLegal },
} as const;
