import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Instant } from '@/domain/shared/instant';
import type { AccountId } from '@api/accounts/account';
import type { StoredOrder } from '@api/orders/stored-order';

/** The first answer under an `Idempotency-Key`, and what was asked. Both hashes are SHA-256 in hexadecimal digits. */
export interface OrderKey {
  readonly keyHash: string;
  readonly bodyFingerprint: string;
  /** The body of the answer, byte for byte, but for the customer code, which is not kept. */
  readonly answer: string;
}

export interface NewOrder extends Omit<StoredOrder, 'number' | 'status'> {
  /** The shop's day on which the order counts, `2026-11-21`. */
  readonly day: string;
  /** Of the catalogue by which it was checked; undefined where nothing but this process changes that. */
  readonly catalogueVersion?: number | undefined;
}

export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly order: StoredOrder }
  /** The key is taken; its order is the one to answer with. */
  | { readonly kind: 'known'; readonly key: OrderKey }
  /** The catalogue has changed meanwhile, so that the order must be checked again. */
  | { readonly kind: 'outdated' };

export interface OrderUnderWay {
  readonly id: OrderId;
  readonly status: OrderStatus;
  readonly changedAt: Instant;
}

/** Keeps the orders. Each call is one step: whole, or not at all, and on disk when it answers. */
export interface OrderStore {
  keyed(keyHash: string): Promise<OrderKey | undefined>;
  /**
   * Writes the order and its key, by at most two queries. Of two calls with one key the first writes, the other learns
   * of it. A number that was given to an order that was not written is left out.
   */
  place(order: NewOrder, key: OrderKey): Promise<PlaceOutcome>;
  find(orderId: OrderId): Promise<StoredOrder | undefined>;
  /**
   * Moves an order if it still stands where it is believed to stand; answers whether it did. Back to `rollbacked` never
   * while its money is being captured.
   */
  move(orderId: OrderId, from: OrderStatus, to: OrderStatus, at: Instant): Promise<boolean>;
  /** Those of the orders that wait for money. */
  unpaid(orderIds: readonly OrderId[]): Promise<readonly OrderId[]>;
  /** Every order of the member, paid or not, the newest first. */
  ordersOf(accountId: AccountId): Promise<readonly StoredOrder[]>;
  /**
   * A member's orders that were paid, also those taken back since, the newest first: `limit` of them after the first
   * `skipped`.
   */
  history(accountId: AccountId, skipped: number, limit: number): Promise<readonly StoredOrder[]>;
  /** Orders with this status since before that moment, the longest first. */
  waiting(status: OrderStatus, before: Instant, limit: number): Promise<readonly OrderUnderWay[]>;
}
