import type { Basket, BasketItem, BasketItemId } from '@/domain/basket/basket';
import { isSameDish } from '@/domain/basket/is-same-dish';

export interface Reprice {
  readonly prices: readonly { readonly itemId: BasketItemId; readonly item: BasketItem }[];
}

/**
 * Gives lines the prices of the current menu. Quantities stay, and a line that has become another dish meanwhile
 * keeps its prices. Source: PAIN-44.
 */
export function reprice(basket: Basket, { prices }: Reprice): Basket {
  const priced = new Map(prices.map(({ itemId, item }) => [itemId, item]));
  const items = basket.items.map((line) => {
    const item = priced.get(line.id);
    if (item === undefined || !isSameDish(line, item)) return line;
    return { ...line, article: item.article, flatChoices: item.flatChoices };
  });
  return { ...basket, items };
}
