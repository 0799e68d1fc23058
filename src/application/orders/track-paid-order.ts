import type { Deps } from '@/domain/ports/deps';
import { OrderStore } from '@/application/orders/order-store';
import type { CustomerCode, OrderId, PaymentId } from '@/domain/order/order';
import { addPaidOrder } from '@/domain/order/add-paid-order';
import { PageDocument } from '@/domain/ports/page-document';
import type { Instant } from '@/domain/shared/instant';

export interface PaidOrder {
  readonly orderId: OrderId;
  readonly pickupTime: Instant;
  readonly customerCode: CustomerCode;
  readonly paymentId: PaymentId | undefined;
}

/**
 * Adds a paid order to this device's orders and to those that are polled; once, however often it is called. Source:
 * spec §4; TRACK-01 to TRACK-03.
 */
export class TrackPaidOrder {
  static readonly needs = { orders: OrderStore, document: PageDocument };

  private readonly deps: Deps<typeof TrackPaidOrder>;

  constructor(deps: Deps<typeof TrackPaidOrder>) {
    this.deps = deps;
  }

  track(order: PaidOrder): void {
    const { orderId, pickupTime, customerCode, paymentId } = order;
    const others = this.deps.orders.details.filter((each) => each.orderId !== orderId);
    const details = {
      ...this.deps.orders.storedOrder(orderId),
      ...{ orderId, pickupTime, customerCode, paymentID: paymentId ?? '' },
      userAgent: this.deps.document.userAgent(),
      isPaid: true,
    };
    this.deps.orders.trackPaid([...others, details], addPaidOrder(this.deps.orders.tracked, details));
  }
}
