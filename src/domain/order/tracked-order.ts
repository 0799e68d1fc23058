import type { CustomerCode, OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Instant } from '@/domain/shared/instant';

/** A tracked order. Source: spec §3 Paid order entry; ENT-26, ENT-27. */
export interface TrackedOrder {
  readonly id: OrderId;
  readonly expires: Instant;
  readonly customerCode: CustomerCode;
}

/** Source: spec §4 Client order tracking, OPEN-07. */
export interface TrackedOrders {
  readonly paid: readonly TrackedOrder[];
  readonly delivered: readonly TrackedOrder[];
  /** No longer tracked; stored until they expire, so that no other tab adds them again. */
  readonly rollbacked: readonly TrackedOrder[];
  readonly lastPolled: Instant | undefined;
}

export const NO_TRACKED_ORDERS: TrackedOrders = {
  paid: [],
  delivered: [],
  rollbacked: [],
  lastPolled: undefined,
};

/** Stored order details. Source: spec §3; ENT-25. */
export interface StoredOrderDetails {
  readonly orderId: OrderId;
  readonly pickupTime: Instant;
  readonly customerCode: CustomerCode;
  readonly paymentID: string;
  readonly userAgent: string;
  /**
   * The promised time that the visitor saw when confirming; undefined where none was, and in values of an earlier
   * version.
   */
  readonly shownTime?: Instant | undefined;
  /** Whether its payment is known to have succeeded; orders with a started payment are stored too. */
  readonly isPaid?: boolean | undefined;
  /** The last details from the server; undefined before the first, and in values of an earlier version. */
  readonly number?: string | undefined;
  readonly shopName?: string | undefined;
  readonly status?: OrderStatus | undefined;
  /** Whether this browser is to be notified when it is ready. */
  readonly isNotified?: boolean | undefined;
  /** The last status that the visitor has seen on this device. */
  readonly seenStatus?: OrderStatus | undefined;
}
