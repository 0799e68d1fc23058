import * as z from 'zod/mini';

import { branded, converted, maybe } from '@/adapters/contract/fields';
import { type ArticleCode, parseArticleCode, parseCategoryCode, parseChoiceCode } from '@/domain/menu/menu';
import { type Amount, parseAmount, toDecimal } from '@/domain/shared/amount';

export const articleCode = branded(z.string(), parseArticleCode);
export const choiceCode = branded(z.string(), parseChoiceCode);
/** Of an article: it may cost nothing, and a choice may lower it; below zero it is an error. */
export const price = converted<number, Amount>(
  z.number(),
  (decimal) => (decimal < 0 ? undefined : parseAmount(decimal)),
  toDecimal,
);
export const categoryCode = branded(z.string(), parseCategoryCode);

/** Articles that are only referred to: a code that no article can have is left out. */
export const knownCodes = z.codec(maybe(z.array(z.string())), z.custom<readonly ArticleCode[]>(), {
  decode: (codes) => (codes ?? []).map(parseArticleCode).filter((code) => code !== undefined),
  encode: (codes) => [...codes],
});
