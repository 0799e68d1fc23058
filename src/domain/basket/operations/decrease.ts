import type { Basket, BasketItemId } from '@/domain/basket/basket';
import { subtractQuantity } from '@/domain/basket/subtract-quantity';

export interface Decrease {
  readonly itemId: BasketItemId;
}

/** Subtracts one portion; a line of one portion is removed. Source: spec §4 Basket, AMB-42; BASK-05. */
export const decrease = (basket: Basket, { itemId }: Decrease): Basket => subtractQuantity(basket, itemId, 1);
