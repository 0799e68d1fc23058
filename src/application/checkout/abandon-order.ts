import { newSeed } from '@/application/shared/new-ids';
import type { OrderStore } from '@/application/orders/order-store';
import type { ChangeBasket } from '@/application/basket/change-basket';
import type { OrderId } from '@/domain/order/order';
import type { Randomness } from '@/domain/ports/randomness';

/** Leaves a confirmation behind that leads nowhere any more: the basket stays, and its next one is a new order. Source: P14. */
export class AbandonOrder {
  private readonly orders: OrderStore;
  private readonly changeBasket: ChangeBasket;
  private readonly randomness: Randomness;

  constructor(orders: OrderStore, changeBasket: ChangeBasket, randomness: Randomness) {
    this.orders = orders;
    this.changeBasket = changeBasket;
    this.randomness = randomness;
  }

  execute(orderId: OrderId): void {
    const intent = this.orders.intentOf(orderId);
    if (intent === undefined) return;
    this.orders.setIntent(undefined);
    this.changeBasket.execute({ kind: 'renewSeed', seed: intent.seed, nextSeed: newSeed(this.randomness) });
  }
}
