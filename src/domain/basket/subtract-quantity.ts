import type { Basket, BasketItemId } from '@/domain/basket/basket';

/** Subtracts portions from a line and removes a line without any left. Without such a line nothing changes. */
export function subtractQuantity(basket: Basket, itemId: BasketItemId, quantity: number): Basket {
  if (!basket.items.some((item) => item.id === itemId)) return basket;
  const items = basket.items.flatMap((item) => {
    if (item.id !== itemId) return [item];
    return item.quantity > quantity ? [{ ...item, quantity: item.quantity - quantity }] : [];
  });
  return { ...basket, items };
}
