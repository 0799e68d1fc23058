import type { Basket, BasketItemId } from '@/domain/basket/basket';
import { takeQuantity } from '@/domain/basket/take-quantity';

/** One less; of a line of one nothing stays. Source: spec §4 Basket, AMB-42; BASK-05. */
export const decreaseItem = (basket: Basket, itemId: BasketItemId): Basket => takeQuantity(basket, itemId, 1);
