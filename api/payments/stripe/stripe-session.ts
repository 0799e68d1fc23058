import * as z from 'zod/mini';
import { ofMinorUnits } from '@/domain/shared/minor-units';
import type { ProviderState } from '@api/payments/payment-provider';

/** Any object of Stripe. */
export const stripeObject = z.object({ id: z.string() });

const intent = z.object({
  id: z.string(),
  status: z.string(),
  currency: z.string(),
  amount_capturable: z.int(),
  amount_received: z.int(),
});

/** The used part of a Checkout session, with the intent that holds the money once the visitor has paid. */
export const stripeSession = z.object({
  id: z.string(),
  url: z.nullable(z.url()),
  status: z.enum(['open', 'complete', 'expired']),
  payment_intent: z.nullable(z.union([intent, z.string()])),
});

export type StripeSession = z.infer<typeof stripeSession>;
type Intent = z.infer<typeof intent>;

/** Undefined before the visitor has paid. */
export const intentOf = ({ payment_intent: expanded }: StripeSession): Intent | undefined =>
  expanded === null || typeof expanded === 'string' ? undefined : expanded;

/** Undefined for an amount that cannot be read. */
export function stateOf(session: StripeSession): ProviderState | undefined {
  const paid = intentOf(session);
  switch (paid?.status) {
    case 'requires_capture':
      return holding('reserved', paid, paid.amount_capturable);
    case 'succeeded':
      return holding('captured', paid, paid.amount_received);
    case 'canceled':
      return { kind: session.status === 'expired' ? 'aborted' : 'released' };
    default:
      // A declined card leaves the page open for another one.
      return { kind: session.status === 'expired' ? 'aborted' : 'open' };
  }
}

function holding(kind: 'reserved' | 'captured', paid: Intent, minor: number): ProviderState | undefined {
  const currency = paid.currency.toUpperCase();
  const amount = ofMinorUnits(minor, currency);
  return amount === undefined ? undefined : { kind, amount, currency };
}
