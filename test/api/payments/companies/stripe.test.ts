import { describeAdapter } from '@test/support/payments/describe-adapter';
import { WEBHOOK_SECRETS } from '@test/support/payments/describe-company';
import { openLocalStripe, STRIPE_KEY } from '@test/support/payments/local-stripe';

describeAdapter('Stripe', openLocalStripe, (address) => ({
  ...{ kind: 'stripe', address, secretKey: STRIPE_KEY, webhookSecrets: WEBHOOK_SECRETS },
}));
