import type { PaymentDeps } from '@api/payments/payment-deps';
import { Reconciler } from '@api/payments/reconciler';

/** Runs one round. */
export const reconcile = (deps: PaymentDeps): Promise<void> => new Reconciler(deps).round();
