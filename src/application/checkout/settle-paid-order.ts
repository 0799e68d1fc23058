import { newSeed } from '@/application/shared/new-ids';
import type { BasketStore } from '@/application/basket/basket-store';
import { loadedValue } from '@/application/shared/loadable';
import type { OrderStore } from '@/application/orders/order-store';
import type { ChangeBasket } from '@/application/basket/change-basket';
import type { LoadOrder } from '@/application/orders/load-order';
import type { TrackPaidOrder } from '@/application/orders/track-paid-order';
import type { OrderId } from '@/domain/order/order';
import type { OrderIntent } from '@/domain/order/order-intent';
import type { Randomness } from '@/domain/ports/randomness';
import type { Instant } from '@/domain/shared/instant';

/**
 * Draws the consequences of a paid order, as often as it is told: exactly what it took leaves the basket, and it is
 * tracked on this device. Source: P13, P17, P18; TRACK-03.
 */
export class SettlePaidOrder {
  private readonly orders: OrderStore;
  private readonly baskets: BasketStore;
  private readonly changeBasket: ChangeBasket;
  private readonly trackPaidOrder: TrackPaidOrder;
  private readonly loadOrder: LoadOrder;
  private readonly randomness: Randomness;

  constructor(
    orders: OrderStore,
    baskets: BasketStore,
    changeBasket: ChangeBasket,
    trackPaidOrder: TrackPaidOrder,
    loadOrder: LoadOrder,
    randomness: Randomness,
  ) {
    this.orders = orders;
    this.baskets = baskets;
    this.changeBasket = changeBasket;
    this.trackPaidOrder = trackPaidOrder;
    this.loadOrder = loadOrder;
    this.randomness = randomness;
  }

  async execute(orderId: OrderId): Promise<void> {
    const intent = this.orders.intentOf(orderId);
    if (intent !== undefined) this.consume(intent);
    const paymentId = this.orders.paymentIdOf(orderId);
    const customerCode = this.orders.customerCodeOf(orderId);
    const pickupTime = await this.pickupTimeOf(orderId, intent);
    if (customerCode === undefined || pickupTime === undefined) return;
    this.trackPaidOrder.execute({ orderId, pickupTime, customerCode, paymentId });
  }

  private consume({ seed, consumes }: OrderIntent): void {
    if (this.baskets.seed !== seed) return;
    const nextSeed = newSeed(this.randomness);
    this.changeBasket.execute({ kind: 'consume', seed, lines: consumes, nextSeed });
  }

  private async pickupTimeOf(
    orderId: OrderId,
    intent: OrderIntent | undefined,
  ): Promise<Instant | undefined> {
    if (intent !== undefined && intent.state.kind !== 'sending') return intent.state.order.pickupTime;
    const known = loadedValue(this.orders.seenOrder(orderId).details);
    if (known !== undefined) return known.pickupTime;
    const result = await this.loadOrder.execute(orderId);
    return result.ok ? result.value.pickupTime : undefined;
  }
}
