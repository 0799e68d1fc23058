import type { Seller } from '@/domain/order/receipt';
import type { ShopId } from '@/domain/shop/shop';

/** A company of the chain, and the restaurants in which one buys from it. Source: DEC-138. */
export interface ShopSeller extends Seller {
  readonly shops: readonly SellingShop[];
}

export interface SellingShop {
  readonly id: ShopId;
  readonly name: string;
}

/** The company that sells in a restaurant; undefined where the chain names none for it. */
export const sellerOf = (sellers: readonly ShopSeller[], shopId: ShopId): ShopSeller | undefined =>
  sellers.find(({ shops }) => shops.some(({ id }) => id === shopId));
