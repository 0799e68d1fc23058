import type { OrderId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';
import type { NewsKind } from '@api/orders/order-news';

/** An order whose news are mailed. */
export interface StoredMail {
  readonly storedAt: Instant;
  /** Which news the mail server has taken. */
  readonly sent: readonly NewsKind[];
  /** The news that is being sent, how often it was tried, and when it is tried again. */
  readonly trial: { readonly kind: NewsKind; readonly tries: number; readonly nextAt: Instant } | undefined;
}

export type MemoryMails = Map<OrderId, StoredMail>;

export const newMail = (storedAt: Instant): StoredMail => ({ storedAt, sent: [], trial: undefined });
