import type { BasketItem, FlatChoice } from '@/domain/basket/basket';

type Dish = Pick<BasketItem, 'article' | 'flatChoices'>;

/**
 * Returns whether two lines are the same article with the same choices, in any order. Prices and ids do not count.
 * Source: spec §4 Basket, AMB-40; PAIN-39.
 */
export function isSameDish(one: Dish, other: Dish): boolean {
  if (one.article.code !== other.article.code || one.flatChoices.length !== other.flatChoices.length) {
    return false;
  }
  const choices = other.flatChoices.map(choiceText).sort();
  return one.flatChoices
    .map(choiceText)
    .sort()
    .every((choice, at) => choice === choices[at]);
}

const choiceText = ({ level, choiceCode, article, parent }: FlatChoice): string =>
  JSON.stringify([level, choiceCode, article.code, parent]);
