import type { PaymentDeps } from '@api/payments/payment-deps';
import { Reconciler } from '@api/payments/reconciler';

/** One round. */
export const reconcile = (parts: PaymentDeps): Promise<void> => new Reconciler(parts).round();
