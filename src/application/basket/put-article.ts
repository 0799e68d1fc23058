import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { ShopStore } from '@/application/shops/shop-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { type BasketItem, type BasketItemId, type BasketItemType } from '@/domain/basket/basket';
import { editOperations } from '@/domain/basket/edit-operations';
import { isSameDish } from '@/domain/basket/is-same-dish';
import type { ChoiceSelection } from '@/domain/menu/choices/choice-selection';
import { pricedArticle } from '@/domain/basket/priced-article';
import { flatChoices } from '@/domain/basket/flat-choices';
import { isOrderable } from '@/domain/menu/choices/is-orderable';
import { isSelectionValid, missingChoices, type MissingChoice } from '@/domain/menu/choices/missing-choices';
import type { Article } from '@/domain/menu/menu';
import { newItemId, newSeed } from '@/application/shared/new-ids';
import { Randomness } from '@/domain/ports/randomness';
import { err, ok, type Result } from '@/domain/shared/result';

export interface ArticleToPut {
  readonly article: Article;
  readonly selection: ChoiceSelection;
  readonly quantity: number;
  /** `Article` by default. */
  readonly type?: BasketItemType;
  /** The edited line, which is replaced. */
  readonly editing?: BasketItemId | undefined;
}

export type PutFailure =
  | { readonly kind: 'choicesMissing'; readonly missing: readonly MissingChoice[] }
  /** The article or a choice is sold out. */
  | { readonly kind: 'notOrderable' }
  /** The line has its maximum, `quantity`, which is less than wanted (PAIN-38). */
  | { readonly kind: 'tooMany'; readonly quantity: number };

/**
 * Puts an article with its choices into the basket of the selected shop, or replaces the edited line. Returns the
 * resulting line of the basket (PAIN-38). Source: spec §4 Basket; BASK-01 to BASK-04.
 */
export class PutArticle {
  static readonly needs = {
    changeBasket: ChangeBasket,
    baskets: BasketStore,
    shops: ShopStore,
    randomness: Randomness,
  };

  private readonly deps: Deps<typeof PutArticle>;

  constructor(deps: Deps<typeof PutArticle>) {
    this.deps = deps;
  }

  put(wanted: ArticleToPut): Result<BasketItem | undefined, PutFailure> {
    const failure = reasonAgainst(wanted);
    if (failure !== undefined) return err(failure);
    this.settleInShop();
    const item = this.itemOf(wanted);
    const before = wanted.editing === undefined ? this.portionsLike(item) : 0;
    this.putItem(item, wanted.editing !== undefined);
    const line = this.lineLike(item);
    const isAppLoaded = (line?.quantity ?? 0) - before >= item.quantity;
    return isAppLoaded ? ok(line) : err({ kind: 'tooMany', quantity: line?.quantity ?? 0 });
  }

  /** Another tab may have filled the basket in another shop: that basket is set aside (PAIN-36). */
  private settleInShop(): void {
    const { shop } = this.deps.shops;
    if (shop === undefined || shop.id === this.deps.baskets.basket.shopId) return;
    this.deps.baskets.setBasketAside();
    this.deps.changeBasket.apply({ kind: 'moveToShop', shopId: shop.id, shopName: shop.name });
  }

  private putItem(item: BasketItem, isEdited: boolean): void {
    const { basket } = this.deps.baskets;
    const [freshId, seed] = [newItemId(this.deps.randomness), newSeed(this.deps.randomness)];
    this.deps.changeBasket.apply(
      ...(isEdited ? editOperations(basket, item, freshId, seed) : [{ kind: 'put', item, seed } as const]),
    );
  }

  private itemOf({ article, selection, quantity, type = 'Article', editing }: ArticleToPut): BasketItem {
    return {
      id: editing ?? newItemId(this.deps.randomness),
      type,
      quantity,
      article: pricedArticle(article),
      flatChoices: flatChoices(article, selection),
    };
  }

  private lineLike(item: BasketItem): BasketItem | undefined {
    const { items } = this.deps.baskets;
    return items.find((line) => line.id === item.id) ?? items.find((line) => isSameDish(line, item));
  }

  private portionsLike(item: BasketItem): number {
    return this.lineLike(item)?.quantity ?? 0;
  }
}

function reasonAgainst({ article, selection, quantity }: ArticleToPut): PutFailure | undefined {
  if (quantity <= 0) return undefined;
  const missing = missingChoices(article, selection);
  if (missing.length > 0) return { kind: 'choicesMissing', missing };
  return isOrderable(article) && isSelectionValid(article, selection) ? undefined : { kind: 'notOrderable' };
}
