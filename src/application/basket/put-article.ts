import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { ShopStore } from '@/application/shops/shop-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import type { BasketItem, BasketItemId } from '@/domain/basket/basket';
import { editOperations } from '@/domain/basket/edit-operations';
import { type ArticleToPut, itemToPut, type PutFailure } from '@/domain/basket/item-to-put';
import { lineOfItem } from '@/domain/basket/line-of-item';
import { newItemId, newSeed } from '@/application/shared/new-ids';
import { Randomness } from '@/domain/ports/randomness';
import { err, ok, type Result } from '@/domain/shared/result';

interface WantedArticle extends ArticleToPut {
  /** The edited line, which is replaced. */
  readonly editing?: BasketItemId | undefined;
}

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

  put({ editing, ...wanted }: WantedArticle): Result<BasketItem | undefined, PutFailure> {
    const { baskets, randomness } = this.deps;
    const made = itemToPut(wanted, editing ?? newItemId(randomness));
    if (!made.ok) return made;
    const item = made.value;
    this.settleInShop();
    const before = editing === undefined ? (lineOfItem(baskets.items, item)?.quantity ?? 0) : 0;
    this.putItem(item, editing !== undefined);
    const line = lineOfItem(baskets.items, item);
    const quantity = line?.quantity ?? 0;
    return quantity - before >= item.quantity ? ok(line) : err({ kind: 'tooMany', quantity });
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
}
