import type { Basket } from '@/domain/basket/basket';

/** How many portions the basket holds. */
export const basketCount = (basket: Pick<Basket, 'items'>): number =>
  basket.items.reduce((count, item) => count + item.quantity, 0);

export const hasItems = (basket: Pick<Basket, 'items'>): boolean => basket.items.length > 0;
