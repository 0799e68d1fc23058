import { makeAutoObservable, observableRef } from 'mobx';
import { IDLE, type Loadable } from '@/application/shared/loadable';
import {
  type CustomerCode,
  type OrderDetails,
  type OrderId,
  parsePaymentId,
  type PaymentId,
} from '@/domain/order/order';
import type { OrderIntent } from '@/domain/order/order-intent';
import type { OrderStatus } from '@/domain/order/order-status';
import type { EndedPaymentStatus } from '@/domain/order/payment';
import { laterStatus } from '@/domain/order/status-change';
import {
  NO_TRACKED_ORDERS,
  type StoredOrderDetails,
  type TrackedOrder,
  type TrackedOrders,
} from '@/domain/order/tracked-order';
import type { Instant } from '@/domain/shared/instant';

/** The progress of a payment in this tab. `isLate`: the answer takes longer than usual. */
export type PaymentProgress =
  | { readonly kind: 'checking'; readonly isLate: boolean }
  | { readonly kind: 'paid' }
  /** No money was captured; another attempt is possible. `code` is of the error catalogue. */
  | { readonly kind: 'unpaid'; readonly status: EndedPaymentStatus; readonly code: string | undefined }
  /** The server has no such order, or not with this code. */
  | { readonly kind: 'unknown' };

/**
 * The state of one order. `lastUpdated` is the time of the last answer, and `isOutOfTouch` whether later queries
 * failed (PAIN-58); `customerCode` is that of a link, which is not stored on this device.
 */
export interface SeenOrder {
  readonly customerCode: CustomerCode | undefined;
  readonly details: Loadable<OrderDetails>;
  readonly status: OrderStatus | undefined;
  readonly lastUpdated: Instant | undefined;
  readonly isOutOfTouch: boolean;
  readonly payment: PaymentProgress | undefined;
}

const UNSEEN_ORDER: SeenOrder = {
  customerCode: undefined,
  details: IDLE,
  status: undefined,
  lastUpdated: undefined,
  isOutOfTouch: false,
  payment: undefined,
};

/** The orders of this device, the confirmation under way, and the known state of each order. */
export class OrderStore {
  details: readonly StoredOrderDetails[] = [];
  intent: OrderIntent | undefined = undefined;
  /** The number of confirmations by the visitor on this page. */
  confirmations = 0;
  tracked: TrackedOrders = NO_TRACKED_ORDERS;
  seen: ReadonlyMap<OrderId, SeenOrder> = new Map();

  constructor() {
    makeAutoObservable(this, {
      details: observableRef,
      intent: observableRef,
      tracked: observableRef,
      seen: observableRef,
      seenOrder: false,
      storedOrder: false,
      statusOf: false,
      knownStatusOf: false,
      customerCodeOf: false,
      paymentIdOf: false,
      intentOf: false,
    });
  }

  /** Paid and delivered, the paid ones first (AMB-22). */
  get running(): readonly TrackedOrder[] {
    return [...this.tracked.paid, ...this.tracked.delivered];
  }

  seenOrder(orderId: OrderId): SeenOrder {
    return this.seen.get(orderId) ?? UNSEEN_ORDER;
  }

  /** Returns what this device has stored of the order. */
  storedOrder(orderId: OrderId): StoredOrderDetails | undefined {
    return this.details.find((order) => order.orderId === orderId);
  }

  /** Returns the latest status that this tab or, by storage, another one has received. */
  statusOf(orderId: OrderId): OrderStatus | undefined {
    return laterStatus(this.seenOrder(orderId).status, this.storedOrder(orderId)?.status);
  }

  /** Returns the order's own secret, if it is known here. */
  customerCodeOf(orderId: OrderId): CustomerCode | undefined {
    return (
      this.seenOrder(orderId).customerCode ??
      this.storedOrder(orderId)?.customerCode ??
      this.running.find((order) => order.id === orderId)?.customerCode ??
      this.intentOf(orderId)?.request.customerCode
    );
  }

  /** Returns the payment last started for the order, if it is known here. */
  paymentIdOf(orderId: OrderId): PaymentId | undefined {
    const state = this.intentOf(orderId)?.state;
    if (state?.kind === 'paying' || state?.kind === 'paid') return state.paymentId;
    const stored = this.storedOrder(orderId)?.paymentID;
    return stored === undefined ? undefined : parsePaymentId(stored);
  }

  /** Returns the confirmation of the order. */
  intentOf(orderId: OrderId): OrderIntent | undefined {
    const { intent } = this;
    const isOf =
      intent !== undefined && intent.state.kind !== 'sending' && intent.state.order.orderId === orderId;
    return isOf ? intent : undefined;
  }

  setDetails(details: readonly StoredOrderDetails[]): void {
    this.details = details;
  }

  /** Adds to the stored details of an order of this device. */
  updateDetails(
    orderId: OrderId,
    change: Pick<StoredOrderDetails, 'number' | 'shopName' | 'status' | 'seenStatus' | 'isNotified'>,
  ): void {
    const stored = this.storedOrder(orderId);
    if (stored === undefined) return;
    const changed = { ...stored, ...change };
    const names = ['number', 'shopName', 'status', 'seenStatus', 'isNotified'] as const;
    if (names.every((name) => changed[name] === stored[name])) return;
    this.details = this.details.map((order) => (order === stored ? changed : order));
  }

  /** Like `statusOf`, or the status of a paid order where only the payment is known. */
  knownStatusOf(orderId: OrderId): OrderStatus | undefined {
    const isPaid = this.storedOrder(orderId)?.isPaid === true;
    return laterStatus(this.statusOf(orderId), isPaid ? 'added' : undefined);
  }

  /** Records the current status as seen by the visitor. */
  markSeen(orderId: OrderId): void {
    const status = this.knownStatusOf(orderId);
    if (status !== undefined) this.updateDetails(orderId, { seenStatus: status });
  }

  beginConfirming(): void {
    this.confirmations += 1;
  }

  setIntent(intent: OrderIntent | undefined): void {
    this.intent = intent;
  }

  /** Stores a paid order in both lists, in one step. */
  trackPaid(details: readonly StoredOrderDetails[], tracked: TrackedOrders): void {
    this.details = details;
    this.tracked = tracked;
  }

  setTracked(tracked: TrackedOrders): void {
    this.tracked = tracked;
  }

  setSeen(orderId: OrderId, change: Partial<SeenOrder>): void {
    this.seen = new Map(this.seen).set(orderId, { ...this.seenOrder(orderId), ...change });
  }

  /** Stores a status with the changed lists, in one step. */
  applyStatus(orderId: OrderId, status: OrderStatus, at: Instant, tracked: TrackedOrders): void {
    this.setSeen(orderId, { status, lastUpdated: at, isOutOfTouch: false });
    this.updateDetails(orderId, { status });
    this.tracked = tracked;
  }

  /** Clears everything, in one step, so that other tabs never receive a part. */
  clear(): void {
    this.details = [];
    this.intent = undefined;
    this.tracked = NO_TRACKED_ORDERS;
    this.seen = new Map();
  }
}
