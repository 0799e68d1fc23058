import type { OrderId } from '@/domain/order/order';
import type { PushAddress } from '@/domain/order/push-address';
import type { Instant } from '@/domain/shared/instant';
import type { LateWindow, NewsKind } from '@api/orders/order-news';

export interface DuePush {
  readonly kind: NewsKind;
  readonly orderId: OrderId;
  readonly address: PushAddress;
}

/** How often a message is tried, and how long after it counts as lost. */
export interface PushRules extends LateWindow {
  readonly maxTries: number;
  readonly againAfterMs: number;
}

/** Stores which browsers are to be notified of an order. Each call is atomic. */
export interface PushStore {
  /** Adds a browser to an order, or renews its keys; false where the order has `max` others. */
  put(orderId: OrderId, address: PushAddress, at: Instant, max: number): Promise<boolean>;
  remove(orderId: OrderId, endpoint: string): Promise<void>;
  /**
   * Claims those of ready, cancelled and late orders, at most `limit`, so that no other process sends them meanwhile.
   * That an order is late is claimed once; the others until they are removed. What was tried too often, and whose order
   * was handed out or cancelled by the guest, is removed.
   */
  claim(at: Instant, limit: number, rules: PushRules): Promise<readonly DuePush[]>;
}
