import type { Basket } from '@/domain/basket/basket';

/** Returns the number of portions in the basket. */
export const basketCount = (basket: Pick<Basket, 'items'>): number =>
  basket.items.reduce((count, item) => count + item.quantity, 0);

export const hasItems = (basket: Pick<Basket, 'items'>): boolean => basket.items.length > 0;
