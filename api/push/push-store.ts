import type { OrderId } from '@/domain/order/order';
import type { PushAddress } from '@/domain/order/push-address';
import type { Instant } from '@/domain/shared/instant';

/** `late`: the promised time has passed, and the food is not ready. */
export type NewsKind = 'ready' | 'late' | 'cancelled';

export interface DuePush {
  readonly kind: NewsKind;
  readonly orderId: OrderId;
  readonly address: PushAddress;
}

/** How often a message is tried, and how long after it counts as lost. */
export interface PushRules {
  readonly maxTries: number;
  readonly againAfterMs: number;
  /** How long after the promised time an order is late, and how long after it that is no news any more. */
  readonly lateAfterMs: number;
  readonly lateUntilMs: number;
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
