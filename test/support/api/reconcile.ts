import type { PaymentParts } from '@api/payments/payment-deps';
import { Reconciler } from '@api/payments/reconciler';

/** One round. */
export const reconcile = (parts: PaymentParts): Promise<void> => new Reconciler(parts).round();
