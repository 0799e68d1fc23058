import { describeAdapter } from '@test/support/payments/describe-adapter';
import { WEBHOOK_SECRETS } from '@test/support/payments/describe-company';
import { openLocalVipps, VIPPS_MERCHANT } from '@test/support/payments/local-vipps';

describeAdapter('Vipps MobilePay', openLocalVipps, (address) => ({
  ...{ kind: 'vipps', merchant: { address, ...VIPPS_MERCHANT }, webhookSecrets: WEBHOOK_SECRETS },
}));
