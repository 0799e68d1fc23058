import type { CustomerCode, OrderId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';

/** An order that is followed. Source: spec §3 Paid order entry; ENT-26, ENT-27. */
export interface TrackedOrder {
  readonly id: OrderId;
  readonly expires: Instant;
  readonly customerCode: CustomerCode;
}

/** Source: spec §4 Client order tracking, OPEN-07. */
export interface TrackedOrders {
  readonly paid: readonly TrackedOrder[];
  readonly delivered: readonly TrackedOrder[];
  /** Followed no longer; known until they expire, so that no other tab brings one back that has not heard of it. */
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
}
