import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';

import { newSeed } from '@/application/shared/new-ids';
import type { BackgroundService } from '@/application/shared/background-service';
import { BasketStore } from '@/application/basket/basket-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { OrderStore } from '@/application/orders/order-store';
import type { OrderIntent } from '@/domain/order/order-intent';
import type { Disposer } from '@/domain/ports/clock';
import { Randomness } from '@/domain/ports/randomness';

/**
 * Subtracts exactly the lines of a paid order from the basket, however often it is called; also where an older basket
 * comes back, since a full storage took the payment and not the basket. Source: PAIN-17, PAIN-18, FAULT-C10.
 */
export class SubtractPaidOrder implements BackgroundService {
  static readonly needs = {
    orders: OrderStore,
    baskets: BasketStore,
    changeBasket: ChangeBasket,
    randomness: Randomness,
  };

  private readonly deps: Deps<typeof SubtractPaidOrder>;

  constructor(deps: Deps<typeof SubtractPaidOrder>) {
    this.deps = deps;
  }

  start(): Disposer {
    return reaction(
      () => this.isPaidInBasket,
      () => {
        const { intent } = this.deps.orders;
        if (intent !== undefined && this.isPaidInBasket) this.subtract(intent);
      },
      { fireImmediately: true },
    );
  }

  subtract({ seed, consumes }: OrderIntent): void {
    if (this.deps.baskets.seed !== seed) return;
    const nextSeed = newSeed(this.deps.randomness);
    this.deps.changeBasket.apply({ kind: 'consume', seed, lines: consumes, nextSeed });
  }

  private get isPaidInBasket(): boolean {
    const { intent } = this.deps.orders;
    return intent?.state.kind === 'paid' && intent.seed === this.deps.baskets.seed;
  }
}
