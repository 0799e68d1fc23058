import { afterAll, beforeAll } from 'vitest';
import type { Clock } from '@/domain/ports/clock';
import { configuredCompany } from '@api/payments/configured-company';
import type { PaymentCompany } from '@api/payments/payment-company';
import type { PaymentSettings } from '@api/payments/payment-settings';
import { memoryStores } from '@api/stores';
import { aTill } from '@test/support/api/a-till';
import { must } from '@test/support/builders/must';
import { ManualClock } from '@test/support/memory/manual-clock';
import { describeCompany, WEBHOOK_SECRETS } from '@test/support/payments/describe-company';
import { describeProvider } from '@test/support/payments/describe-provider';
import { describeFaults } from '@test/support/payments/fault-table';
import type { LocalCompany } from '@test/support/payments/local-company';

/** All that the adapter of a real company holds to, with a server on this machine in its place. */
export function describeAdapter(
  name: string,
  open: (clock: Clock) => Promise<LocalCompany>,
  settingsAt: (address: string) => PaymentSettings,
): void {
  const clock = new ManualClock();
  let company: LocalCompany;
  let subject: PaymentCompany;
  beforeAll(async () => {
    company = await open(clock);
    subject = await configuredCompany(settingsAt(company.server.address), {
      references: memoryStores().providerReferences,
      clock,
    });
  });
  afterAll(() => company.server.close());

  describeProvider(name, () => ({ ...company, clock, provider: subject.provider }));
  describeCompany(name, () => ({ company, subject, clock }));
  describeFaults(name, async () => ({
    till: await aTill(memoryStores(), { clock, company: { provider: subject.provider, pay: company.pay } }),
    readNotification: subject.readNotification,
    signed: (secret, paymentId) => company.signed(secret, paymentId, clock.now()),
    ...{ secret: must(WEBHOOK_SECRETS[1]), pay: company.pay },
  }));
}
