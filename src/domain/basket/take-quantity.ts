import type { Basket, BasketItemId } from '@/domain/basket/basket';

/** Takes some of a line out; a line of which nothing stays is gone. Without such a line nothing happens. */
export function takeQuantity(basket: Basket, itemId: BasketItemId, quantity: number): Basket {
  if (!basket.items.some((item) => item.id === itemId)) return basket;
  const items = basket.items.flatMap((item) => {
    if (item.id !== itemId) return [item];
    return item.quantity > quantity ? [{ ...item, quantity: item.quantity - quantity }] : [];
  });
  return { ...basket, items };
}
