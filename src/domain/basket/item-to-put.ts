import type { BasketItem, BasketItemId, BasketItemType } from '@/domain/basket/basket';
import { flatChoices } from '@/domain/basket/flat-choices';
import { pricedArticle } from '@/domain/basket/priced-article';
import type { ChoiceSelection } from '@/domain/menu/choices/choice-selection';
import { isOrderable } from '@/domain/menu/choices/is-orderable';
import { isSelectionValid, missingChoices, type MissingChoice } from '@/domain/menu/choices/missing-choices';
import type { Article } from '@/domain/menu/menu';
import { err, ok, type Result } from '@/domain/shared/result';

export interface ArticleToPut {
  readonly article: Article;
  readonly selection: ChoiceSelection;
  readonly quantity: number;
  /** `Article` by default. */
  readonly type?: BasketItemType;
}

export type PutFailure =
  | { readonly kind: 'choicesMissing'; readonly missing: readonly MissingChoice[] }
  /** The article or a choice is sold out. */
  | { readonly kind: 'notOrderable' }
  /** The line has its maximum, `quantity`, which is less than wanted (PAIN-38). */
  | { readonly kind: 'tooMany'; readonly quantity: number };

/** Returns the line of an article with its choices, or why it cannot be had. Source: spec §4 Basket; BASK-01. */
export function itemToPut(wanted: ArticleToPut, id: BasketItemId): Result<BasketItem, PutFailure> {
  const failure = reasonAgainst(wanted);
  if (failure !== undefined) return err(failure);
  const { article, selection, quantity, type = 'Article' } = wanted;
  return ok({
    ...{ id, type, quantity },
    article: pricedArticle(article),
    flatChoices: flatChoices(article, selection),
  });
}

/** Quantity 0 removes a line, whatever can be had. */
function reasonAgainst({ article, selection, quantity }: ArticleToPut): PutFailure | undefined {
  if (quantity <= 0) return undefined;
  const missing = missingChoices(article, selection);
  if (missing.length > 0) return { kind: 'choicesMissing', missing };
  return isOrderable(article) && isSelectionValid(article, selection) ? undefined : { kind: 'notOrderable' };
}
