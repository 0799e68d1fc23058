import { makeAutoObservable } from 'mobx';

import { CancelPlacedOrder } from '@/application/orders/cancel-placed-order';
import type { OrderId } from '@/domain/order/order';
import type { Deps } from '@/domain/ports/deps';

/** `tooLate`: the kitchen has begun. */
export type CancelState = 'idle' | 'asking' | 'sending' | 'tooLate' | 'failed';

/** Cancelling an order, which is asked about first. */
export class CancelOrderViewModel {
  static readonly needs = { cancelPlacedOrder: CancelPlacedOrder };

  state: CancelState = 'idle';
  private readonly orderId: OrderId;
  private readonly deps: Deps<typeof CancelOrderViewModel>;

  constructor(deps: Deps<typeof CancelOrderViewModel>, orderId: OrderId) {
    this.deps = deps;
    this.orderId = orderId;
    makeAutoObservable<this, 'deps' | 'orderId'>(this, { deps: false, orderId: false }, { autoBind: true });
  }

  ask(): void {
    if (this.state !== 'sending') this.state = 'asking';
  }

  dismiss(): void {
    this.state = 'idle';
  }

  async cancel(): Promise<void> {
    this.setState('sending');
    const result = await this.deps.cancelPlacedOrder.cancel(this.orderId);
    if (result.ok) return this.setState('idle');
    this.setState(result.error.kind === 'refused' && result.error.status === 409 ? 'tooLate' : 'failed');
  }

  private setState(state: CancelState): void {
    this.state = state;
  }
}
