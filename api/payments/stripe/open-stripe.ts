import Stripe from 'stripe';
import type { PaymentCompany } from '@api/payments/payment-company';
import type { PaymentSettings } from '@api/payments/payment-settings';
import type { ProviderReferenceStore } from '@api/payments/provider-reference-store';
import { stripeNotifications } from '@api/payments/stripe/stripe-notifications';
import { StripeProvider } from '@api/payments/stripe/stripe-provider';

const ANSWER_LIMIT_MS = 5_000;

/** Stripe with the operator's key. The library repeats nothing by itself: the reconciler does, with patience. */
export function openStripe(
  { secretKey, webhookSecrets, address }: Extract<PaymentSettings, { kind: 'stripe' }>,
  references: ProviderReferenceStore,
): PaymentCompany {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: ANSWER_LIMIT_MS,
    telemetry: false,
    ...(address !== undefined && placeOf(new URL(address))),
  });
  return {
    provider: new StripeProvider({ stripe, references }),
    readNotification: stripeNotifications(webhookSecrets),
  };
}

const placeOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  ...(port !== '' && { port }),
});
