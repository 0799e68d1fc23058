import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configuredCompany } from '@api/payments/configured-company';
import type { PaymentProvider } from '@api/payments/payment-provider';
import { vippsKey } from '@api/payments/vipps/vipps-values';
import { memoryStores } from '@api/stores';
import { ManualClock } from '@test/support/memory/manual-clock';
import { aPayment } from '@test/support/payments/a-payment';
import { openLocalVipps, VIPPS_MERCHANT, type LocalVipps } from '@test/support/payments/local-vipps';

const clock = new ManualClock();
let vipps: LocalVipps;
let provider: PaymentProvider;

beforeAll(async () => {
  vipps = await openLocalVipps(clock);
  const merchant = { address: vipps.server.address, ...VIPPS_MERCHANT };
  ({ provider } = await configuredCompany(
    { kind: 'vipps', merchant, webhookSecrets: ['a-secret'] },
    { references: memoryStores().providerReferences, clock },
  ));
});
afterAll(() => vipps.server.close());

describe('the access token', () => {
  it('is replaced after it was revoked', async () => {
    const payment = aPayment();
    await provider.open(payment);
    vipps.revokeTokens();
    expect(await provider.fetchState(payment.paymentId)).toMatchObject({ ok: false });
    expect(await provider.fetchState(payment.paymentId)).toMatchObject({ ok: true });
  });

  it('is renewed before its last minute', async () => {
    const payment = aPayment();
    await provider.open(payment);
    const tokens = vipps.tokens.length;
    await clock.advance(3_545_000);
    expect(await provider.fetchState(payment.paymentId)).toMatchObject({ ok: true });
    expect(vipps.tokens).toHaveLength(tokens + 1);
  });
});

describe('a cancelled reservation', () => {
  it('is released money, although Vipps keeps it as authorized', async () => {
    const payment = aPayment();
    await provider.open(payment);
    vipps.pay(payment.paymentId);
    await provider.release(payment.paymentId);
    expect(await provider.fetchState(payment.paymentId)).toEqual({ ok: true, value: { kind: 'released' } });
  });
});

describe('what is sent', () => {
  it('is refused in a currency that Vipps does not have', async () => {
    const payment = aPayment({ currency: { name: 'ISK', symbol: 'kr' } });
    expect(await provider.open(payment)).toEqual({ ok: false, error: { kind: 'refused' } });
  });

  it('has keys of at most 50 characters, another for each attempt', () => {
    const long = 'x'.repeat(128);
    const keys = [vippsKey('short', 1), vippsKey('short', 2), vippsKey(long, 1), vippsKey(long, 2)];
    expect(keys.slice(0, 2)).toEqual(['short', 'short-2']);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Math.max(...keys.map(({ length }) => length))).toBeLessThanOrEqual(50);
  });
});
