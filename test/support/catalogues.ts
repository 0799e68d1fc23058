import { first as englishFirst } from '@/adapters/texts/en/first';
import { rest as englishRest } from '@/adapters/texts/en/rest';
import { first as swedishFirst } from '@/adapters/texts/sv/first';
import { rest as swedishRest } from '@/adapters/texts/sv/rest';

/** The catalogues, each in one piece. */
export const sv = { ...swedishFirst, ...swedishRest };
export const en = { ...englishFirst, ...englishRest };
