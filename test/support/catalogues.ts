import { first as englishFirst } from '@/adapters/texts/en/first';
import { legal as englishLegal } from '@/adapters/texts/en/legal';
import { rest as englishRest } from '@/adapters/texts/en/rest';
import { first as swedishFirst } from '@/adapters/texts/sv/first';
import { legal as swedishLegal } from '@/adapters/texts/sv/legal';
import { rest as swedishRest } from '@/adapters/texts/sv/rest';

/** The catalogues, each in one piece. */
export const sv = { ...swedishFirst, ...swedishRest, ...swedishLegal };
export const en = { ...englishFirst, ...englishRest, ...englishLegal };
