import type { Article } from '@/domain/menu/menu';
import { chosenOptions, type ChoiceSelection } from '@/domain/menu/choices/choice-selection';
import { addAmounts, type Amount } from '@/domain/shared/amount';

/**
 * Returns the price of one portion: the article and everything chosen with it. Source: spec §9 Basket total, OPEN-26.
 */
export const selectionPrice = (
  article: Pick<Article, 'price' | 'choiceGroups'>,
  selection: ChoiceSelection,
): Amount =>
  addAmounts(article.price, ...chosenOptions(article, selection).map(({ choice }) => choice.price));
