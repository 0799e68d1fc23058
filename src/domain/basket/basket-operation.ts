import type { Basket, BasketItem, BasketItemId, BasketSeed, BasketSettings } from '@/domain/basket/basket';
import type { OrderType } from '@/domain/settings/order-type';
import type { SpotId } from '@/domain/shop/delivery-spot';
import type { ShopId } from '@/domain/shop/shop';

export interface BasketShop {
  readonly shopId: ShopId;
  readonly shopName: string;
}

/**
 * Everything that can happen to a basket. Tabs exchange these, not baskets, because the browser's storage loses
 * concurrent writes; all tabs apply all of them in the same order and so agree.
 */
export type BasketOperation =
  /** `shop` is the one whose menu the dish is on, as the tab saw it; undefined where no shop was known. */
  | {
      readonly kind: 'put';
      readonly item: BasketItem;
      readonly seed: BasketSeed;
      readonly shop?: BasketShop | undefined;
    }
  | { readonly kind: 'decrease'; readonly itemId: BasketItemId }
  | { readonly kind: 'remove'; readonly itemId: BasketItemId }
  | { readonly kind: 'clear'; readonly alsoShop: boolean }
  | { readonly kind: 'moveToShop'; readonly shopId: ShopId; readonly shopName: string }
  | { readonly kind: 'chooseOrderType'; readonly orderType: OrderType; readonly keepsSpot: boolean }
  | { readonly kind: 'chooseSpot'; readonly spotId: SpotId | undefined }
  | { readonly kind: 'writeNote'; readonly note: string }
  | { readonly kind: 'setSettings'; readonly settings: BasketSettings }
  | {
      readonly kind: 'reprice';
      readonly prices: readonly { readonly itemId: BasketItemId; readonly item: BasketItem }[];
    }
  /** The quantities that an order consumed leave; what was added meanwhile stays, under a new seed (PAIN-18). */
  | {
      readonly kind: 'consume';
      readonly seed: BasketSeed;
      readonly lines: readonly { readonly itemId: BasketItemId; readonly quantity: number }[];
      readonly nextSeed: BasketSeed;
    }
  /** A dead confirmation is left behind: the next one is a new order. */
  | { readonly kind: 'renewSeed'; readonly seed: BasketSeed; readonly nextSeed: BasketSeed }
  /** Baskets set aside come back whole. */
  | { readonly kind: 'restore'; readonly basket: Basket };
