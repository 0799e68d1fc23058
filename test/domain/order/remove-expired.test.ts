import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeExpired } from '@/domain/order/remove-expired';
import { instant } from '@/domain/shared/instant';
import { aTrackedOrder, someTrackedOrders } from '@test/support/builders/a-tracked-order';
import { moment, orderId } from '@test/support/builders/order-ids';

const expires = moment('2026-11-21T13:00:00+01:00');
const order = aTrackedOrder({ expires });
const tracked = someTrackedOrders({ paid: [order], delivered: [{ ...order, id: orderId('order-2') }] });

const sureThatItIs = (at: number) => ({ now: () => instant(at), isSure: true });

describe('removeExpired', () => {
  it('keeps an order until just before its expiry [TRACK-08, TRACK-09]', () => {
    expect(removeExpired(tracked, sureThatItIs(expires - 1))).toBe(tracked);
  });

  it('removes it from both lists at its expiry and later [TRACK-08, TRACK-09, TRACK-10, TRACK-11]', () => {
    expect(removeExpired(tracked, sureThatItIs(expires))).toEqual(someTrackedOrders());
    expect(removeExpired(tracked, sureThatItIs(expires + 1))).toEqual(someTrackedOrders());
  });

  it('keeps everything while the time is not sure: the device may be days ahead [FAULT-C17]', () => {
    expect(removeExpired(tracked, { now: () => instant(expires + 86_400_000), isSure: false })).toBe(tracked);
  });

  it('never keeps an expired order nor removes another, and keeps the time of the last poll', () => {
    const someOrder = fc.integer({ min: 0, max: 100 }).map((at) => aTrackedOrder({ expires: instant(at) }));
    fc.assert(
      fc.property(
        fc.array(someOrder),
        fc.array(someOrder),
        fc.array(someOrder),
        fc.integer({ min: 0, max: 100 }),
        (paid, delivered, rollbacked, at) => {
          const before = { paid, delivered, rollbacked, lastPolled: instant(7) };
          const after = removeExpired(before, sureThatItIs(at));
          for (const list of ['paid', 'delivered', 'rollbacked'] as const)
            expect(after[list]).toEqual(before[list].filter((each) => each.expires > at));
          expect(after.lastPolled).toBe(7);
        },
      ),
    );
  });
});
