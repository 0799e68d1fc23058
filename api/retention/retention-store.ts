import type { OrderId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';

/** What is older than these is forgotten; undefined is stored without end. */
export interface ForgetBefore {
  /**
   * Addresses and numbers given with an order, those that its receipts went to, browsers to be notified, links in
   * mails.
   */
  readonly contacts: Instant | undefined;
  readonly notes: Instant | undefined;
  /** Payments that have ended. */
  readonly payments: Instant | undefined;
  /** Orders with all that belongs to them. One with a payment in progress stays. */
  readonly orders: Instant | undefined;
}

/** Removes what is no longer to be stored. */
export interface RetentionStore {
  /**
   * Removes address, number, note, receipts and browsers to be notified of one order, and ends its mails and their
   * links.
   */
  erase(orderId: OrderId): Promise<void>;
  /** Forgets at most `limit` of each kind; answers whether there may be more. */
  forget(before: ForgetBefore, limit: number): Promise<boolean>;
  /** Removes counts and origins that no limit needs any more. */
  forgetCounts(now: Instant): Promise<void>;
}
