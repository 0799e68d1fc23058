import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/order/order-status';
import {
  canFollow,
  isFinalStatus,
  laterStatus,
  mayServerChange,
  orderSteps,
} from '@/domain/order/status-change';

const someStatus = () => fc.constantFrom(...ORDER_STATUSES);

const pairs = (isPair: (from: OrderStatus, to: OrderStatus) => boolean) =>
  ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter((to) => isPair(from, to)).map((to) => `${from} > ${to}`),
  );

describe('ORDER_STATUSES', () => {
  it('are these, spelled so [ENT-37]', () => {
    expect(ORDER_STATUSES).toEqual([
      'calculatedPrice',
      'added',
      'started',
      'finnished',
      'done',
      'delivered',
      'rollbacked',
    ]);
  });
});

describe('mayServerChange', () => {
  it('allows one step at a time, and a rollback only before the kitchen has started', () => {
    expect(pairs(mayServerChange)).toEqual([
      'calculatedPrice > added',
      'calculatedPrice > rollbacked',
      'added > started',
      'added > rollbacked',
      'started > finnished',
      'finnished > done',
      'done > delivered',
    ]);
  });
});

describe('canFollow', () => {
  it('allows missed steps', () => {
    expect(canFollow('calculatedPrice', 'delivered')).toBe(true);
    expect(canFollow('added', 'done')).toBe(true);
    expect(canFollow('started', 'rollbacked')).toBe(false);
    expect(canFollow('done', 'started')).toBe(false);
    expect(canFollow('done', 'done')).toBe(false);
  });

  it('is a strict order: irreflexive and transitive', () => {
    fc.assert(
      fc.property(someStatus(), someStatus(), someStatus(), (a, b, c) => {
        expect(canFollow(a, a)).toBe(false);
        if (canFollow(a, b)) expect(canFollow(b, a)).toBe(false);
        if (canFollow(a, b) && canFollow(b, c)) expect(canFollow(a, c)).toBe(true);
        if (isFinalStatus(a)) expect(canFollow(a, b)).toBe(false);
      }),
    );
  });
});

describe('isFinalStatus', () => {
  it('is true for delivered and rollbacked', () => {
    expect(ORDER_STATUSES.filter(isFinalStatus)).toEqual(['delivered', 'rollbacked']);
  });
});

describe('orderSteps', () => {
  it('marks each step as done, current or ahead', () => {
    expect(orderSteps('finnished').map(({ status, state }) => `${status} ${state}`)).toEqual([
      'added done',
      'started done',
      'finnished current',
      'done ahead',
      'delivered ahead',
    ]);
  });

  it('has all steps ahead before the order is paid, and none for a rolled back one', () => {
    expect(orderSteps('calculatedPrice').every(({ state }) => state === 'ahead')).toBe(true);
    expect(orderSteps('rollbacked')).toEqual([]);
  });
});

describe('laterStatus', () => {
  const maybe = fc.option(someStatus(), { nil: undefined });

  it('is the one that can follow the other, and the known one where only one is [PAIN-19]', () => {
    expect(laterStatus('added', 'done')).toBe('done');
    expect(laterStatus('done', 'added')).toBe('done');
    expect(laterStatus(undefined, 'added')).toBe('added');
    expect(laterStatus('added', undefined)).toBe('added');
    expect(laterStatus('started', 'rollbacked')).toBe('rollbacked');
  });

  it('is independent of their order and repetitions', () => {
    fc.assert(
      fc.property(maybe, maybe, maybe, (one, two, three) => {
        expect(laterStatus(one, two)).toBe(laterStatus(two, one));
        expect(laterStatus(one, one)).toBe(one);
        expect(laterStatus(laterStatus(one, two), three)).toBe(laterStatus(one, laterStatus(two, three)));
      }),
    );
  });
});
