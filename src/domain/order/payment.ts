import type { Currency } from '@/domain/menu/menu';
import type { PaymentId } from '@/domain/order/order';
import type { Amount } from '@/domain/shared/amount';

export const PAYMENT_STATUSES = ['created', 'reserved', 'captured', 'aborted', 'failed', 'released'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A started payment: where the visitor goes to pay. Source: decisions, POST /api/order/{orderId}/payment. */
export interface StartedPayment {
  readonly paymentId: PaymentId;
  readonly provider: string;
  readonly destination: PaymentDestination;
  readonly amount: Amount;
  readonly currency: Currency;
  readonly status: PaymentStatus;
}

export type PaymentDestination =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'script'; readonly url: string };

/** The state of a payment; `code` (`payment-01` to `payment-15`) where it failed. */
export interface PaymentState {
  readonly status: PaymentStatus;
  readonly code: string | undefined;
}

/** Returns whether the money is reserved or captured. */
export const isPaid = (status: PaymentStatus): boolean => status === 'reserved' || status === 'captured';

export type EndedPaymentStatus = Extract<PaymentStatus, 'aborted' | 'failed' | 'released'>;

/** Returns whether the payment ended without money: another attempt is possible. */
export const isPaymentEnded = (status: PaymentStatus): status is EndedPaymentStatus =>
  status === 'aborted' || status === 'failed' || status === 'released';
