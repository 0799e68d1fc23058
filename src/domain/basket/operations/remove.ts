import type { Basket, BasketItemId } from '@/domain/basket/basket';
import { subtractQuantity } from '@/domain/basket/subtract-quantity';

export interface Remove {
  readonly itemId: BasketItemId;
}

/** Removes a line, whatever its quantity. Source: spec §4 Basket, OPEN-27; BASK-01. */
export const remove = (basket: Basket, { itemId }: Remove): Basket =>
  subtractQuantity(basket, itemId, Infinity);
