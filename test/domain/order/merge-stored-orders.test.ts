import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredOrders } from '@/domain/order/stored-orders';
import { ORDER_STATUSES } from '@/domain/order/order-status';
import { laterStatus } from '@/domain/order/status-change';
import { addsTo, mergeStoredOrders } from '@/domain/order/merge-stored-orders';
import { instant } from '@/domain/shared/instant';
import { anOrderIntent, aPlacedIntentOrder } from '@test/support/builders/an-order-intent';
import { aTrackedOrder, someTrackedOrders } from '@test/support/builders/a-tracked-order';
import { customerCode, orderId, paymentId } from '@test/support/builders/order-ids';
import { must } from '@test/support/builders/must';
import { parseIntentKey, type OrderIntent, type OrderIntentState } from '@/domain/order/order-intent';

const someIds = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));

const PLACES = ['paid', 'delivered', 'rollbacked'] as const;
const somePlace = fc.constantFrom(...PLACES);

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

const someStatus = fc.constantFrom(undefined, ...ORDER_STATUSES);

const someKnown = fc.array(
  fc.record({
    isPaid: fc.constantFrom(undefined, true),
    number: fc.constantFrom(undefined, '12'),
    status: someStatus,
    seenStatus: someStatus,
  }),
  { minLength: 4, maxLength: 4 },
);

const someStored: fc.Arbitrary<StoredOrders> = fc
  .record({
    ...{ details: someIds, known: someKnown, followed: someIds },
    ...{ places: fc.array(somePlace), intent: someIntent },
  })
  .map(({ details, known, followed, places, intent }) => ({
    details: details.map((id, at) => ({
      ...known[at],
      orderId: orderId(id),
      pickupTime: instant(0),
      customerCode: customerCode('code'),
      paymentID: '',
      userAgent: '',
    })),
    tracked: someTrackedOrders(
      Object.fromEntries(
        PLACES.map((place) => [
          place,
          followed
            .filter((_, at) => (places[at] ?? 'paid') === place)
            .map((id) => aTrackedOrder({ id: orderId(id) })),
        ]),
      ),
    ),
    intent,
  }));

const NOTHING: StoredOrders = { details: [], tracked: someTrackedOrders(), intent: undefined };

const pollsAt = (ms: number | undefined): StoredOrders => ({
  ...NOTHING,
  tracked: someTrackedOrders({ lastPolled: ms === undefined ? undefined : instant(ms) }),
});

const confirmed = (key: string, at: number, different: Partial<OrderIntent> = {}): StoredOrders => ({
  ...NOTHING,
  intent: anOrderIntent({
    key: must(parseIntentKey(key.padEnd(22, '-'))),
    confirmedAt: instant(at),
    ...different,
  }),
});

const ids = ({ details, tracked }: StoredOrders) => ({
  details: details.map((each) => each.orderId).sort(),
  all: PLACES.flatMap((place) => tracked[place].map(({ id }) => id)).sort(),
  rollbacked: tracked.rollbacked.map(({ id }) => id).sort(),
});

describe('mergeStoredOrders', () => {
  it('never loses or doubles an order, and restores none from the rolled back ones', () => {
    fc.assert(
      fc.property(someStored, someStored, (own, other) => {
        const merged = ids(mergeStoredOrders(own, other));
        for (const part of ['details', 'all', 'rollbacked'] as const) {
          expect(merged[part]).toEqual([...new Set([...ids(own)[part], ...ids(other)[part]])].sort());
        }
      }),
    );
  });

  it('never loses the later status, the seen status, or that an order is paid [OPEN-42]', () => {
    fc.assert(
      fc.property(someStored, someStored, (own, other) => {
        for (const order of mergeStoredOrders(own, other).details) {
          const isSame = (each: { readonly orderId: string }) => each.orderId === order.orderId;
          const [one, two] = [own.details.find(isSame), other.details.find(isSame)];
          expect(order.status).toBe(laterStatus(one?.status, two?.status));
          expect(order.seenStatus).toBe(laterStatus(one?.seenStatus, two?.seenStatus));
          expect(order.number).toBe(one?.number ?? two?.number);
          expect(order.isPaid === true).toBe(one?.isPaid === true || two?.isPaid === true);
        }
      }),
    );
  });

  it('never moves an order back from the delivered to the paid ones', () => {
    fc.assert(
      fc.property(someStored, someStored, (own, other) => {
        const isOver = [...own.tracked.delivered, ...other.tracked.delivered].map(({ id }) => id);
        const { paid } = mergeStoredOrders(own, other).tracked;
        expect(paid.filter(({ id }) => isOver.includes(id))).toEqual([]);
      }),
    );
  });

  it('never loses that a confirmation is paid', () => {
    fc.assert(
      fc.property(someStored, someStored, (own, other) => {
        fc.pre(own.intent?.key === other.intent?.key);
        const isPaid = [own, other].some(({ intent }) => intent?.state.kind === 'paid');
        expect(mergeStoredOrders(own, other).intent?.state.kind === 'paid').toBe(isPaid);
      }),
    );
  });

  it.each([
    [undefined, undefined, undefined],
    [3, undefined, 3],
    [undefined, 3, 3],
    [3, 5, 5],
    [5, 3, 5],
  ])('has the last poll of the later tab: %s and %s', (own, other, later) => {
    expect(mergeStoredOrders(pollsAt(own), pollsAt(other)).tracked.lastPolled).toBe(later);
  });

  it('has the only confirmation, or the later one of two', () => {
    const [earlier, later] = [confirmed('one', 1), confirmed('two', 2)];
    expect(mergeStoredOrders(earlier, NOTHING).intent).toBe(earlier.intent);
    expect(mergeStoredOrders(NOTHING, earlier).intent).toBe(earlier.intent);
    expect(mergeStoredOrders(earlier, later).intent).toBe(later.intent);
    expect(mergeStoredOrders(later, earlier).intent).toBe(later.intent);
    const atOnce = confirmed('two', 1);
    expect(mergeStoredOrders(earlier, atOnce).intent).toBe(atOnce.intent);
  });

  it('uses the other tab’s state of the same confirmation, unless this one is known to be paid', () => {
    const placed: OrderIntentState = { kind: 'placed', order: aPlacedIntentOrder() };
    const paid: OrderIntentState = { ...placed, kind: 'paid', paymentId: paymentId('p') };
    const merged = (own: OrderIntentState, other: OrderIntentState) =>
      mergeStoredOrders(confirmed('one', 1, { state: own }), confirmed('one', 1, { state: other })).intent
        ?.state;
    const unpaid: OrderIntentState = { ...placed, kind: 'unpaid', code: undefined };
    expect(merged(placed, unpaid)).toBe(unpaid);
    expect(merged(placed, { kind: 'sending' })).toBe(placed);
    expect(merged(paid, placed)).toBe(paid);
    const paidElsewhere = { ...paid };
    expect(merged(paid, paidElsewhere)).toBe(paidElsewhere);
  });

  it('has what the other tab stored last about the notification, and its own where that says nothing [DEC-96]', () => {
    const stored = (isNotified: boolean | undefined): StoredOrders => ({
      details: [
        {
          ...{ orderId: orderId('a'), pickupTime: instant(0), customerCode: customerCode('code') },
          ...{ paymentID: '', userAgent: '', isNotified },
        },
      ],
      tracked: someTrackedOrders(),
      intent: undefined,
    });
    const merged = (own: boolean | undefined, other: boolean | undefined) =>
      mergeStoredOrders(stored(own), stored(other)).details.map(({ isNotified }) => isNotified);
    expect([merged(true, false), merged(false, true), merged(true, undefined)]).toEqual([
      [false],
      [true],
      [true],
    ]);
  });

  it('ends the exchange between two tabs', () => {
    fc.assert(
      fc.property(someStored, someStored, (one, two) => {
        let [own, stored, turns] = [one, two, 0];
        for (; addsTo(mergeStoredOrders(own, stored), stored); turns += 1) {
          const written = mergeStoredOrders(own, stored);
          [own, stored] = [mergeStoredOrders(stored, written), written];
          if (turns > 5) break;
        }
        expect(turns).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('addsTo', () => {
  const details = {
    orderId: orderId('a'),
    pickupTime: instant(0),
    customerCode: customerCode('code'),
    paymentID: '',
    userAgent: '',
  };
  const followed = [aTrackedOrder({ id: orderId('a') }), aTrackedOrder({ id: orderId('b') })];
  const full: StoredOrders = {
    details: [details],
    tracked: someTrackedOrders({ paid: followed }),
    intent: anOrderIntent(),
  };

  it('is false for the same orders', () => {
    expect(addsTo(full, { ...full })).toBe(false);
    expect(addsTo(NOTHING, full)).toBe(true);
    expect(addsTo({ ...NOTHING, intent: full.intent }, full)).toBe(false);
  });

  it.each<[string, Partial<StoredOrders>]>([
    ['details', { details: [{ ...details, orderId: orderId('c') }] }],
    ['details beside known ones', { details: [details, { ...details, orderId: orderId('c') }] }],
    ['followed order', { tracked: someTrackedOrders({ paid: [aTrackedOrder({ id: orderId('c') })] }) }],
    [
      'followed order beside known ones',
      { tracked: someTrackedOrders({ paid: [...followed, aTrackedOrder({ id: orderId('c') })] }) },
    ],
    ['delivery', { tracked: someTrackedOrders({ delivered: followed }) }],
    ['confirmation', { intent: undefined }],
  ])('is true for another %s', (_what, different) => {
    expect(addsTo({ ...full, ...different }, full)).toBe(true);
  });

  it('is false for a rolled back order, which a tab of the previous version never stores', () => {
    const takenBack = { ...full, tracked: someTrackedOrders({ rollbacked: followed }) };
    expect(addsTo(mergeStoredOrders(takenBack, full), full)).toBe(false);
  });

  it('is true for another delivered order', () => {
    const [one, two] = followed;
    const delivered = { ...full, tracked: someTrackedOrders({ paid: [two!], delivered: [one!] }) };
    const both = { ...full, tracked: someTrackedOrders({ delivered: followed }) };
    expect(addsTo(both, delivered)).toBe(true);
    expect(addsTo(mergeStoredOrders(delivered, both), both)).toBe(false);
  });
});
