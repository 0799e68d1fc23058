import { MAX_CHOICE_LEVELS } from '@/domain/menu/choices/is-orderable';
import type { Article, ChoiceArticle, ChoiceGroup } from '@/domain/menu/menu';
import { addAmounts, type Amount, ZERO_AMOUNT } from '@/domain/shared/amount';

/** What an article costs at least, before anything is chosen. */
export interface StartingPrice {
  readonly lowest: Amount;
  /** Whether a choice that has to be made can cost more, so that the price is named with "from". */
  readonly canRise: boolean;
}

export type Priced = Pick<Article | ChoiceArticle, 'price' | 'choiceGroups'>;

/**
 * Returns the lowest price of an article with the choices that it requires. What is sold out does not count, except
 * where nothing else is left, and neither do extras. Source: DEC-146.
 */
export const startingPrice = (article: Priced): StartingPrice => priceOf(article, MAX_CHOICE_LEVELS);

function priceOf({ price, choiceGroups }: Priced, levelsLeft: number): StartingPrice {
  const groups = levelsLeft <= 0 ? [] : choiceGroups.filter(({ min }) => min > 0);
  const prices = groups.map((group) => priceOfGroup(group, levelsLeft - 1));
  return {
    lowest: addAmounts(price, ...prices.map(({ lowest }) => lowest)),
    canRise: prices.some(({ canRise }) => canRise),
  };
}

/** As many of the cheapest as have to be chosen; it can rise where others are dearer than the dearest of them. */
function priceOfGroup({ min, articles }: ChoiceGroup, levelsLeft: number): StartingPrice {
  const left = articles.filter(({ isSoldOut }) => !isSoldOut);
  const prices = (left.length < min ? articles : left)
    .map((choice) => priceOf(choice, levelsLeft))
    .toSorted((a, b) => a.lowest - b.lowest);
  const cheapest = prices.slice(0, min);
  const [dearest, last] = [prices.at(-1), cheapest.at(-1)];
  return {
    lowest: addAmounts(ZERO_AMOUNT, ...cheapest.map(({ lowest }) => lowest)),
    canRise: prices.some(({ canRise }) => canRise) || dearest?.lowest !== last?.lowest,
  };
}
