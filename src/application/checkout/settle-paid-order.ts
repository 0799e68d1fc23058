import type { Deps } from '@/domain/ports/deps';
import { loadedValue } from '@/application/shared/loadable';
import { OrderStore } from '@/application/orders/order-store';
import { SubtractPaidOrder } from '@/application/checkout/subtract-paid-order';
import { LoadOrder } from '@/application/orders/load-order';
import { TrackPaidOrder } from '@/application/orders/track-paid-order';
import type { OrderId } from '@/domain/order/order';
import type { OrderIntent } from '@/domain/order/order-intent';
import type { Instant } from '@/domain/shared/instant';

/**
 * Settles a paid order, however often it is called: exactly its lines are subtracted from the basket, and it is
 * tracked on this device. Source: PAIN-13, PAIN-17, PAIN-18; TRACK-03.
 */
export class SettlePaidOrder {
  static readonly needs = {
    orders: OrderStore,
    subtractPaidOrder: SubtractPaidOrder,
    trackPaidOrder: TrackPaidOrder,
    loadOrder: LoadOrder,
  };

  private readonly deps: Deps<typeof SettlePaidOrder>;

  constructor(deps: Deps<typeof SettlePaidOrder>) {
    this.deps = deps;
  }

  async settle(orderId: OrderId): Promise<void> {
    const intent = this.deps.orders.intentOf(orderId);
    if (intent !== undefined) this.deps.subtractPaidOrder.subtract(intent);
    const paymentId = this.deps.orders.paymentIdOf(orderId);
    const customerCode = this.deps.orders.customerCodeOf(orderId);
    const pickupTime = await this.pickupTimeOf(orderId, intent);
    if (customerCode === undefined || pickupTime === undefined) return;
    this.deps.trackPaidOrder.track({ orderId, pickupTime, customerCode, paymentId });
  }

  private async pickupTimeOf(
    orderId: OrderId,
    intent: OrderIntent | undefined,
  ): Promise<Instant | undefined> {
    if (intent !== undefined && intent.state.kind !== 'sending') return intent.state.order.pickupTime;
    const known = loadedValue(this.deps.orders.seenOrder(orderId).details);
    if (known !== undefined) return known.pickupTime;
    const result = await this.deps.loadOrder.load(orderId);
    return result.ok ? result.value.pickupTime : undefined;
  }
}
