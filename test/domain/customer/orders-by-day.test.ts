import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, ordersByDay } from '@/domain/customer/orders-by-day';
import { instant } from '@/domain/shared/instant';
import { aPastOrder } from '@test/support/builders/a-past-order';
import { moment, orderId } from '@test/support/builders/order-ids';

const at = (iso: string, timeZone = 'Europe/Stockholm') =>
  aPastOrder({ orderId: orderId(`at-${Date.parse(iso)}`), createdAt: moment(iso), timeZone });

describe('ordersByDay', () => {
  it('groups the orders of a day, in the time zone of the shop', () => {
    const lunch = at('2026-11-20T12:00:00+01:00');
    const night = at('2026-11-20T00:10:00+01:00');
    const before = at('2026-11-19T23:50:00+01:00');
    const days = ordersByDay([lunch, night, before]);
    expect(days.map(({ orders }) => orders)).toEqual([[lunch, night], [before]]);
    expect(days[0]?.at).toBe(lunch.createdAt);
    const inFinland = at('2026-11-19T23:50:00+01:00', 'Europe/Helsinki');
    expect(ordersByDay([lunch, inFinland])).toEqual([
      { at: lunch.createdAt, timeZone: 'Europe/Stockholm', orders: [lunch, inFinland] },
    ]);
  });

  it('returns the date at the shop', () => {
    const late = '2026-11-19T23:50:00+01:00';
    expect([dayOf(at(late)), dayOf(at(late, 'Europe/Helsinki'))]).toEqual(['2026-11-19', '2026-11-20']);
  });

  it('loses no order and keeps their order', () => {
    const someMoments = fc.array(fc.integer({ min: 0, max: 10 * 86_400_000 }));
    fc.assert(
      fc.property(someMoments, (moments) => {
        const newestFirst = moments
          .toSorted((a, b) => b - a)
          .map((ms, index) => aPastOrder({ orderId: orderId(`o-${index}`), createdAt: instant(ms) }));
        const days = ordersByDay(newestFirst);
        expect(days.flatMap(({ orders }) => orders)).toEqual(newestFirst);
        expect(days.every(({ orders }) => orders.length > 0)).toBe(true);
      }),
    );
  });
});
