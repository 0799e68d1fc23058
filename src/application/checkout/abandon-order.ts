import type { Deps } from '@/domain/ports/deps';
import { newSeed } from '@/application/shared/new-ids';
import { OrderStore } from '@/application/orders/order-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import type { OrderId } from '@/domain/order/order';
import { Randomness } from '@/domain/ports/randomness';

/**
 * Abandons a confirmation that cannot be completed: the basket stays, and confirming it again is a new order. Source:
 * PAIN-14.
 */
export class AbandonOrder {
  static readonly needs = { orders: OrderStore, changeBasket: ChangeBasket, randomness: Randomness };

  private readonly deps: Deps<typeof AbandonOrder>;

  constructor(deps: Deps<typeof AbandonOrder>) {
    this.deps = deps;
  }

  abandon(orderId: OrderId): void {
    const intent = this.deps.orders.intentOf(orderId);
    if (intent === undefined) return;
    this.deps.orders.setIntent(undefined);
    this.deps.changeBasket.apply({
      kind: 'renewSeed',
      seed: intent.seed,
      nextSeed: newSeed(this.deps.randomness),
    });
  }
}
