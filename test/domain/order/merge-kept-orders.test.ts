import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeptOrders } from '@/domain/order/kept-orders';
import { addsTo, mergeKeptOrders } from '@/domain/order/merge-kept-orders';
import { instant } from '@/domain/shared/instant';
import { anOrderIntent, aPlacedIntentOrder } from '@test/support/builders/an-order-intent';
import { aTrackedOrder } from '@test/support/builders/a-tracked-order';
import { customerCode, orderId, paymentId } from '@test/support/builders/order-ids';
import { must } from '@test/support/builders/must';
import { parseIntentKey } from '@/domain/order/order-intent';

const someIds = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));

const someIntent = fc.option(
  fc
    .record({ key: fc.constantFrom('one', 'two'), at: fc.nat(3), isPaid: fc.boolean() })
    .map(({ key, at, isPaid }) =>
      anOrderIntent({
        key: must(parseIntentKey(key.padEnd(22, '-'))),
        confirmedAt: instant(at),
        state: isPaid
          ? { kind: 'paid', order: aPlacedIntentOrder(), paymentId: paymentId('p') }
          : { kind: 'placed', order: aPlacedIntentOrder() },
      }),
    ),
  { nil: undefined },
);

const someKept: fc.Arbitrary<KeptOrders> = fc
  .record({ details: someIds, paid: someIds, delivered: someIds, intent: someIntent })
  .map(({ details, paid, delivered, intent }) => ({
    details: details.map((id) => ({
      orderId: orderId(id),
      pickupTime: instant(0),
      customerCode: customerCode('code'),
      paymentID: '',
      userAgent: '',
    })),
    tracked: {
      paid: paid.filter((id) => !delivered.includes(id)).map((id) => aTrackedOrder({ id: orderId(id) })),
      delivered: delivered.map((id) => aTrackedOrder({ id: orderId(id) })),
      lastPolled: undefined,
    },
    intent,
  }));

const ids = ({ details, tracked }: KeptOrders) => ({
  details: details.map((each) => each.orderId).sort(),
  all: [...tracked.paid, ...tracked.delivered].map(({ id }) => id).sort(),
  delivered: tracked.delivered.map(({ id }) => id).sort(),
});

describe('mergeKeptOrders', () => {
  it('never loses an order, never has one twice, and takes none back from the delivered', () => {
    fc.assert(
      fc.property(someKept, someKept, (own, other) => {
        const merged = ids(mergeKeptOrders(own, other));
        for (const part of ['details', 'all', 'delivered'] as const) {
          expect(merged[part]).toEqual([...new Set([...ids(own)[part], ...ids(other)[part]])].sort());
        }
      }),
    );
  });

  it('never forgets that a confirmation is paid', () => {
    fc.assert(
      fc.property(someKept, someKept, (own, other) => {
        fc.pre(own.intent?.key === other.intent?.key);
        const isPaid = [own, other].some(({ intent }) => intent?.state.kind === 'paid');
        expect(mergeKeptOrders(own, other).intent?.state.kind === 'paid').toBe(isPaid);
      }),
    );
  });

  it('lets two tabs that answer each other fall silent', () => {
    fc.assert(
      fc.property(someKept, someKept, (one, two) => {
        let [own, stored, turns] = [one, two, 0];
        for (; addsTo(mergeKeptOrders(own, stored), stored); turns += 1) {
          const written = mergeKeptOrders(own, stored);
          [own, stored] = [mergeKeptOrders(stored, written), written];
          if (turns > 5) break;
        }
        expect(turns).toBeLessThanOrEqual(2);
      }),
    );
  });
});
