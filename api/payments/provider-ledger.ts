import type { PaymentStatus } from '@/domain/order/payment';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';

/** What the page shows besides the amount. */
export interface SessionPage {
  readonly orderNumber: string;
  readonly shopName: string;
  readonly language: Language;
  readonly symbol: string;
}

/** One payment at the provider, with its page. */
export interface ProviderSession {
  /** The id of the page; 128 random bits. */
  readonly reference: string;
  /** The merchant's idempotency key. */
  readonly key: string;
  readonly amount: Amount;
  /** ISO 4217. */
  readonly currency: string;
  readonly status: PaymentStatus;
  /** Without a fragment, which the browser adds. */
  readonly returnUrl: string;
  readonly page: SessionPage;
  /** Until then the merchant gets `open`. */
  readonly pendingUntil: Instant | undefined;
  readonly createdAt: Instant;
}

export type NewSession = Omit<ProviderSession, 'status' | 'pendingUntil'>;

/** Money that the provider gave back. */
export interface LedgerRefund {
  readonly id: string;
  /** The merchant's key of the payment. */
  readonly key: string;
  readonly amount: Amount;
}

/** A capture or a refund in the ledger. */
export interface LedgerEntry {
  readonly kind: 'capture' | 'refund';
  readonly id: string;
  /** The merchant's key of the payment. */
  readonly key: string;
  readonly amount: Amount;
  /** ISO 4217. */
  readonly currency: string;
  readonly at: Instant;
}

export interface Decision {
  readonly status: 'reserved' | 'failed' | 'aborted';
  readonly pendingUntil: Instant | undefined;
}

/** The provider's ledger. Each call is atomic and idempotent. */
export interface ProviderLedger {
  /** Writes a session, or answers the one with its key. */
  open(session: NewSession): Promise<ProviderSession>;
  find(reference: string): Promise<ProviderSession | undefined>;
  withKey(key: string): Promise<ProviderSession | undefined>;
  /** The visitor's decision on the page; false if it was made before. */
  decide(reference: string, decision: Decision): Promise<boolean>;
  /** reserved → captured, once. Answers whether the money is captured. */
  capture(key: string, at: Instant): Promise<boolean>;
  /** Gives captured money back, once for an id and at most what was captured. Answers whether it is given back. */
  refund(refund: LedgerRefund, at: Instant): Promise<boolean>;
  /** All captures and refunds from an instant until before another. */
  entries(from: Instant, until: Instant): Promise<readonly LedgerEntry[]>;
  /** created → aborted, reserved → released. Answers whether no money is held. */
  release(key: string): Promise<boolean>;
}
