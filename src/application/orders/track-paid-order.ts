import type { OrderStore } from '@/application/orders/order-store';
import type { CustomerCode, OrderId, PaymentId } from '@/domain/order/order';
import { addPaidOrder } from '@/domain/order/add-paid-order';
import type { PageDocument } from '@/domain/ports/page-document';
import type { Instant } from '@/domain/shared/instant';

export interface PaidOrder {
  readonly orderId: OrderId;
  readonly pickupTime: Instant;
  readonly customerCode: CustomerCode;
  readonly paymentId: PaymentId | undefined;
}

/** Adds a paid order to this device's orders and to those that are polled; once, however often it is told. Source: spec §4; TRACK-01 to TRACK-03. */
export class TrackPaidOrder {
  private readonly orders: OrderStore;
  private readonly document: PageDocument;

  constructor(orders: OrderStore, document: PageDocument) {
    this.orders = orders;
    this.document = document;
  }

  execute(order: PaidOrder): void {
    const { orderId, pickupTime, customerCode, paymentId } = order;
    const others = this.orders.details.filter((each) => each.orderId !== orderId);
    const details = {
      ...this.orders.storedOrder(orderId),
      ...{ orderId, pickupTime, customerCode, paymentID: paymentId ?? '' },
      userAgent: this.document.userAgent(),
      isPaid: true,
    };
    this.orders.follow([...others, details], addPaidOrder(this.orders.tracked, details));
  }
}
