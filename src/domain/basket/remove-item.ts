import type { Basket, BasketItemId } from '@/domain/basket/basket';
import { takeQuantity } from '@/domain/basket/take-quantity';

/** The line is gone, whatever its quantity. Source: spec §4 Basket, OPEN-27; BASK-01. */
export const removeItem = (basket: Basket, itemId: BasketItemId): Basket =>
  takeQuantity(basket, itemId, Infinity);
