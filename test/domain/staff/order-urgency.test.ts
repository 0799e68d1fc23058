import { describe, expect, it } from 'vitest';

import { ageInMinutes, urgencyOf } from '@/domain/staff/order-urgency';
import { aBoardOrder } from '@test/support/builders/a-board-order';
import { moment } from '@test/support/builders/order-ids';

const at = (time: string) => moment(`2026-11-21T${time}+01:00`);

describe('ageInMinutes', () => {
  it('counts whole minutes since the order was placed', () => {
    const order = aBoardOrder({ placedAt: at('12:00:00') });
    expect([at('12:00:59'), at('12:01:00'), at('12:59:00')].map((now) => ageInMinutes(order, now))).toEqual([
      0, 1, 59,
    ]);
  });

  it('is none where the own clock is behind', () => {
    expect(ageInMinutes(aBoardOrder({ placedAt: at('12:00:00') }), at('11:58:00'))).toBe(0);
  });
});

describe('urgencyOf', () => {
  it.each([
    ['12:09:59', 'calm'],
    ['12:10:00', 'soon'],
    ['12:14:59', 'soon'],
    ['12:15:00', 'late'],
  ])('of an order that is promised for 12:15, at %s: %s', (now, urgency) => {
    expect(urgencyOf(aBoardOrder({ promisedAt: at('12:15:00') }), at(now))).toBe(urgency);
  });

  it.each([
    ['12:19:59', 'calm'],
    ['12:20:00', 'soon'],
    ['12:25:00', 'late'],
  ])('without a promise counts 25 minutes from noon, at %s: %s', (now, urgency) => {
    expect(urgencyOf(aBoardOrder({ promisedAt: undefined }), at(now))).toBe(urgency);
  });

  it.each(['done', 'delivered', 'rollbacked'] as const)('is calm for what is %s, however late', (status) => {
    expect(urgencyOf(aBoardOrder({ status }), at('18:00:00'))).toBe('calm');
  });
});
