import type { Clock } from '@/domain/ports/clock';
import type { PaymentCompany } from '@api/payments/payment-company';
import type { PaymentSettings } from '@api/payments/payment-settings';
import type { ProviderReferenceStore } from '@api/payments/provider-reference-store';
import { VippsClient } from '@api/payments/vipps/vipps-client';
import { vippsNotifications } from '@api/payments/vipps/vipps-notifications';
import { VippsProvider } from '@api/payments/vipps/vipps-provider';

interface ProviderDeps {
  readonly references: ProviderReferenceStore;
  readonly clock: Clock;
}

/** The company that the settings name. The library of Stripe is large, and is loaded only where it is used. */
export async function configuredCompany(
  settings: PaymentSettings,
  { references, clock }: ProviderDeps,
): Promise<PaymentCompany> {
  switch (settings.kind) {
    case 'stripe': {
      const { openStripe } = await import('@api/payments/stripe/open-stripe');
      return openStripe(settings, references);
    }
    case 'vipps': {
      const client = new VippsClient(settings.merchant, clock);
      return {
        provider: new VippsProvider({ client, references }),
        readNotification: vippsNotifications(settings.webhookSecrets),
      };
    }
  }
}
