import type { OrderId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';
import type { LateWindow, NewsKind } from '@api/orders/order-news';

export interface DueMail {
  readonly orderId: OrderId;
  readonly kind: NewsKind;
}

export interface MailRules extends LateWindow {
  readonly maxTries: number;
  /** How long the first try counts as being sent; each later one four times as long as the one before. */
  readonly firstWaitMs: number;
  /** How long it is news that an order is ready. */
  readonly readyForMs: number;
  /** How long after its placing an order has news. */
  readonly storedForMs: number;
}

/** Stores which news of which orders were mailed. Each call is atomic. */
export interface OrderMailStore {
  /**
   * Claims what is to be mailed, at most `limit`, so that no other process sends it meanwhile: that an order is ready
   * (not at a table), late, or cancelled by others than the guest after money was reserved. What was not sent until the
   * claim ends is claimed again while it is true, until it was tried too often. Orders without further news are
   * removed.
   */
  claim(at: Instant, limit: number, rules: MailRules): Promise<readonly DueMail[]>;
  /**
   * The mail server has it, or it goes to nobody: it is never claimed again, and after ready or cancelled nothing is.
   */
  finish(due: DueMail): Promise<void>;
}
