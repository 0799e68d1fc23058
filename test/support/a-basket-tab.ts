import { MemoryTabChannel } from '@/adapters/headless/memory-tab-channel';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { BasketStore } from '@/application/basket/basket-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import type { Basket } from '@/domain/basket/basket';

/** The basket of one tab, with its commands. */
export function aBasketTab(basket?: Basket) {
  const [baskets, channel, randomness] = [new BasketStore(), new MemoryTabChannel(), new SeededRandomness()];
  const changeBasket = new ChangeBasket({ baskets, channel, randomness });
  if (basket !== undefined) changeBasket.apply({ kind: 'restore', basket });
  return { baskets, channel, randomness, changeBasket };
}
