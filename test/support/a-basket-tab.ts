import { MemoryTabChannel } from '@/adapters/memory/memory-tab-channel';
import { SeededRandomness } from '@/adapters/memory/seeded-randomness';
import { BasketStore } from '@/application/stores/basket-store';
import { ChangeBasket } from '@/application/use-cases/change-basket';
import type { Basket } from '@/domain/basket/basket';

/** The basket of one tab, and the way to change it. */
export function aBasketTab(basket?: Basket) {
  const [baskets, channel, randomness] = [new BasketStore(), new MemoryTabChannel(), new SeededRandomness()];
  const changeBasket = new ChangeBasket(baskets, channel, randomness);
  if (basket !== undefined) changeBasket.execute({ kind: 'restore', basket });
  return { baskets, channel, randomness, changeBasket };
}
