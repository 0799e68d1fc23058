import { expect, it } from 'vitest';
import { addMs } from '@/domain/shared/instant';
import type { NewSession } from '@api/payments/provider-ledger';
import { NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';
import { amount } from '@test/support/builders/ids';

const aSession = (different: Partial<NewSession> = {}): NewSession => ({
  reference: token(),
  key: token(),
  amount: amount('25.50'),
  currency: 'SEK',
  returnUrl: 'http://localhost/orders?a=1',
  page: { orderNumber: '7', shopName: 'Lucka 1', language: 'sv', symbol: 'kr' },
  createdAt: NOON,
  ...different,
});

describeEachStore('ProviderLedger', (stores) => {
  const opened = async () => stores().ledger.open(aSession());
  const statusOf = async (key: string) => (await stores().ledger.withKey(key))?.status;
  const decide = (reference: string, status: 'reserved' | 'failed' | 'aborted') =>
    stores().ledger.decide(reference, { status, pendingUntil: undefined });

  it('opens one session for a key', async () => {
    const key = token();
    const sessions = await Promise.all([1, 2, 3, 4].map(() => stores().ledger.open(aSession({ key }))));
    expect(new Set(sessions.map(({ reference }) => reference)).size).toBe(1);
    const [session] = sessions;
    expect(await stores().ledger.find(session!.reference)).toEqual(session);
    expect(session).toMatchObject({ status: 'created', pendingUntil: undefined, page: { orderNumber: '7' } });
    expect(await stores().ledger.withKey(token())).toBeUndefined();
  });

  it('lists captures and refunds once, of the time that is asked for', async () => {
    const { reference, key } = await opened();
    await decide(reference, 'reserved');
    const at = addMs(NOON, 9_000_000_000);
    for (const _ of [1, 2]) await stores().ledger.capture(key, at);
    const refund = { id: token(), key, amount: amount('5') };
    for (const _ of [1, 2]) await stores().ledger.refund(refund, addMs(at, 1));
    const entries = await stores().ledger.entries(at, addMs(at, 2));
    expect(entries.toSorted((one, other) => one.at - other.at)).toEqual([
      { kind: 'capture', id: reference, key, amount: amount('25.50'), currency: 'SEK', at },
      { kind: 'refund', ...refund, currency: 'SEK', at: addMs(at, 1) },
    ]);
    expect(await stores().ledger.entries(addMs(at, 2), addMs(at, 9))).toEqual([]);
  });

  it('lets the visitor decide once', async () => {
    const { reference, key } = await opened();
    const pendingUntil = addMs(NOON, 5);
    expect(await stores().ledger.decide(reference, { status: 'reserved', pendingUntil })).toBe(true);
    expect(await decide(reference, 'aborted')).toBe(false);
    expect(await stores().ledger.withKey(key)).toMatchObject({ status: 'reserved', pendingUntil });
  });

  it('captures reserved money once, with the same answer for a repetition', async () => {
    const { reference, key } = await opened();
    expect(await stores().ledger.capture(key, NOON)).toBe(false);
    await decide(reference, 'reserved');
    const captures = await Promise.all([1, 2, 3].map(() => stores().ledger.capture(key, NOON)));
    expect(captures).toEqual([true, true, true]);
    expect(await statusOf(key)).toBe('captured');
    expect(await stores().ledger.release(key)).toBe(false);
  });

  it('closes an unpaid page, and releases reserved money', async () => {
    const [unpaid, paid] = [await opened(), await opened()];
    await decide(paid.reference, 'reserved');
    expect([await stores().ledger.release(unpaid.key), await stores().ledger.release(paid.key)]).toEqual([
      true,
      true,
    ]);
    expect([await statusOf(unpaid.key), await statusOf(paid.key)]).toEqual(['aborted', 'released']);
    expect(await decide(unpaid.reference, 'reserved')).toBe(false);
    expect(await stores().ledger.capture(paid.key, NOON)).toBe(false);
  });

  it('never both captures and releases', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { reference, key } = await opened();
      await decide(reference, 'reserved');
      const [isTaken, isFree] = await Promise.all([
        stores().ledger.capture(key, NOON),
        stores().ledger.release(key),
      ]);
      expect([isTaken, isFree].filter(Boolean)).toHaveLength(1);
    }
  });
});
