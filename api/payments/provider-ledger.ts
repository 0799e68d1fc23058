import type { PaymentStatus } from '@/domain/order/payment';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';

/** What the page shows beside the amount. */
export interface SessionPage {
  readonly orderNumber: string;
  readonly shopName: string;
  readonly language: Language;
  readonly symbol: string;
}

/** One payment at the provider, and the page of it. */
export interface ProviderSession {
  /** Names the page; 128 random bits. */
  readonly reference: string;
  /** The merchant's idempotency key. */
  readonly key: string;
  readonly amount: Amount;
  /** The ISO code. */
  readonly currency: string;
  readonly status: PaymentStatus;
  /** Without a fragment, which the browser brings along. */
  readonly returnUrl: string;
  readonly page: SessionPage;
  /** Until then the merchant is told that nothing is known yet. */
  readonly pendingUntil: Instant | undefined;
  readonly createdAt: Instant;
}

export type NewSession = Omit<ProviderSession, 'status' | 'pendingUntil'>;

export interface Decision {
  readonly status: 'reserved' | 'failed' | 'aborted';
  readonly pendingUntil: Instant | undefined;
}

/** The provider's own books. Each call is one step; repeating it changes nothing. */
export interface ProviderLedger {
  /** Writes a session, or answers the one that has its key. */
  open(session: NewSession): Promise<ProviderSession>;
  find(reference: string): Promise<ProviderSession | undefined>;
  withKey(key: string): Promise<ProviderSession | undefined>;
  /** What the visitor did on the page, once: false when it was decided before. */
  decide(reference: string, decision: Decision): Promise<boolean>;
  /** reserved → captured, once. Answers whether the money is taken. */
  capture(key: string, at: Instant): Promise<boolean>;
  /** created → aborted, reserved → released. Answers whether no money is held, then or before. */
  release(key: string): Promise<boolean>;
}
