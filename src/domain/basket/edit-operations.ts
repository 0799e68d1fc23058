import type { Basket, BasketItem, BasketItemId, BasketSeed } from '@/domain/basket/basket';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { isSameDish } from '@/domain/basket/is-same-dish';

/**
 * Returns the operations that save an edited line. The line keeps its place, unless it has become the same dish as
 * another line: then both merge (PAIN-39), the edited one under a new id. Source: spec §4 Basket; BASK-02, BASK-03.
 */
export function editOperations(
  basket: Basket,
  edited: BasketItem,
  freshId: BasketItemId,
  seed: BasketSeed,
): readonly BasketOperation[] {
  const isDouble = basket.items.some((line) => line.id !== edited.id && isSameDish(line, edited));
  if (!isDouble) return [{ kind: 'put', item: edited, seed }];
  return [
    { kind: 'remove', itemId: edited.id },
    { kind: 'put', item: { ...edited, id: freshId }, seed },
  ];
}
