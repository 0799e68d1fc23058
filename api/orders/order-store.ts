import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { RollbackReason } from '@/domain/order/rollback-reason';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { NewAuditEntry } from '@api/audit/audit-store';
import type { AccountId } from '@api/accounts/account';
import type { StoredOrder } from '@api/orders/stored-order';

/**
 * The first answer under an `Idempotency-Key`, and the fingerprint of its request. Both hashes are SHA-256 in
 * hexadecimal digits.
 */
export interface OrderKey {
  readonly keyHash: string;
  readonly bodyFingerprint: string;
  /** The exact body of the answer, without the customer code, which is not stored. */
  readonly answer: string;
}

export interface NewOrder extends Omit<StoredOrder, 'number' | 'status' | 'reason'> {
  /** The shop's local date, which the order number counts in: `2026-11-21`. */
  readonly day: string;
  /** The catalogue that it was checked against; undefined if only this process changes the catalogue. */
  readonly catalogueVersion?: number | undefined;
  /** Whether the guest wants its news by mail. */
  readonly newsByMail?: boolean | undefined;
}

export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly order: StoredOrder }
  /** The key is used; answer with its order. */
  | { readonly kind: 'known'; readonly key: OrderKey }
  /** The catalogue has changed, so the order must be checked again. */
  | { readonly kind: 'outdated' };

export interface MoveCause {
  /** Of an order that is taken back. */
  readonly reason?: RollbackReason | undefined;
  /** Written in the same transaction. */
  readonly entry?: NewAuditEntry | undefined;
}

export interface OrderUnderWay {
  readonly id: OrderId;
  readonly status: OrderStatus;
  readonly changedAt: Instant;
}

/** Stores the orders. Each call is atomic, and durable when it answers. */
export interface OrderStore {
  keyed(keyHash: string): Promise<OrderKey | undefined>;
  /**
   * Writes the order and its key, with at most two queries. Of two calls with one key the first writes, the second gets
   * its answer. The number of an order that was not written stays unused.
   */
  place(order: NewOrder, key: OrderKey): Promise<PlaceOutcome>;
  find(orderId: OrderId): Promise<StoredOrder | undefined>;
  /** Adds the code of a mailed link, which opens the order as its customer code does. */
  addCode(orderId: OrderId, codeHash: string, at: Instant): Promise<void>;
  hasCode(orderId: OrderId, codeHash: string): Promise<boolean>;
  /**
   * Moves an order if its status is `from`; answers whether it did. Never to `rollbacked` while its money is being
   * captured.
   */
  move(
    orderId: OrderId,
    from: OrderStatus,
    to: OrderStatus,
    at: Instant,
    cause?: MoveCause,
  ): Promise<boolean>;
  /** The unpaid ones among the orders. */
  unpaid(orderIds: readonly OrderId[]): Promise<readonly OrderId[]>;
  /** Every order of the member, paid or not, newest first. */
  ordersOf(accountId: AccountId): Promise<readonly StoredOrder[]>;
  /**
   * A member's paid orders, including those rolled back later, newest first: `limit` of them after the first `skipped`.
   */
  history(accountId: AccountId, skipped: number, limit: number): Promise<readonly StoredOrder[]>;
  /** How many paid orders, placed after that moment, each kitchen has not finished yet. */
  inWork(placedAfter: Instant): Promise<ReadonlyMap<ShopId, number>>;
  /** Promises a later time; of an order that is promised none, or that late already, nothing changes. */
  postpone(orderId: OrderId, readyAt: Instant): Promise<void>;
  /** Orders that have had this status since before that moment, the oldest first. */
  waiting(status: OrderStatus, before: Instant, limit: number): Promise<readonly OrderUnderWay[]>;
}
