import type { ShopDish } from '@/domain/menu/shop-dish';
import type { ShopId } from '@/domain/shop/shop';

/** A dish that a search found among all menus of the chain, and shops that have it at this price. Source: DEC-147. */
export interface FoundDish {
  readonly dish: ShopDish;
  readonly shops: readonly ShopId[];
}
