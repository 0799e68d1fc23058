import type { BasketItem } from '@/domain/basket/basket';
import { isSameDish } from '@/domain/basket/is-same-dish';

/** Returns the line that an item is in, or would be merged with (PAIN-39). */
export const lineOfItem = (items: readonly BasketItem[], item: BasketItem): BasketItem | undefined =>
  items.find((line) => line.id === item.id) ?? items.find((line) => isSameDish(line, item));
