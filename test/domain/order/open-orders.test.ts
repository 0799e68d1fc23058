import { describe, expect, it } from 'vitest';

import { OPEN_ORDER_EXPIRY_MS, openOrders, orderNews } from '@/domain/order/open-orders';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/order/order-status';
import type { StoredOrderDetails } from '@/domain/order/tracked-order';
import { addMs, instant } from '@/domain/shared/instant';
import { aTrackedOrder, someTrackedOrders } from '@test/support/builders/a-tracked-order';
import { customerCode, orderId } from '@test/support/builders/order-ids';

const PICKUP = instant(0);
const soon = { now: () => addMs(PICKUP, 60 * 60_000), isSure: true };
const NONE_TRACKED = someTrackedOrders();

const stored = (different: Partial<StoredOrderDetails> = {}): StoredOrderDetails => ({
  orderId: orderId('a'),
  pickupTime: PICKUP,
  customerCode: customerCode('code'),
  paymentID: '',
  userAgent: '',
  isPaid: true,
  ...different,
});

const isOpen = (different: Partial<StoredOrderDetails>, clock = soon): boolean =>
  openOrders([stored(different)], NONE_TRACKED, clock).length === 1;

describe('openOrders', () => {
  it.each(ORDER_STATUSES)(
    'has a paid order until its end was seen, tracked or not: %s [OPEN-42]',
    (status) => {
      const isEnd = status === 'done' || status === 'delivered' || status === 'rollbacked';
      expect(isOpen({ status })).toBe(true);
      expect(isOpen({ status, seenStatus: 'added' })).toBe(true);
      expect(isOpen({ status, seenStatus: status })).toBe(!isEnd);
    },
  );

  it('contains a paid order without a status [OPEN-42]', () => {
    expect(isOpen({ status: undefined })).toBe(true);
  });

  it.each<OrderStatus | undefined>([undefined, 'calculatedPrice', 'rollbacked'])(
    'excludes an order whose payment was only started: %s',
    (status) => {
      expect(isOpen({ isPaid: undefined, status })).toBe(false);
    },
  );

  it('contains an order of an earlier version once the server reports it as paid', () => {
    expect(isOpen({ isPaid: undefined, status: 'started' })).toBe(true);
  });

  it('excludes an order without a final status for 7 days, where the time is sure [DEC-20]', () => {
    const at = (ms: number, isSure = true) => ({ now: () => addMs(PICKUP, ms), isSure });
    expect(isOpen({ status: 'started' }, at(OPEN_ORDER_EXPIRY_MS - 1))).toBe(true);
    expect(isOpen({ status: 'started' }, at(OPEN_ORDER_EXPIRY_MS))).toBe(false);
    expect(isOpen({ status: 'started' }, at(OPEN_ORDER_EXPIRY_MS, false))).toBe(true);
  });

  it('lists the paid ones first, then the delivered ones, then the newest of the others, each once [AMB-16]', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => orderId(id));
    const details = [a!, b!, c!, d!].map((id) => stored({ orderId: id, status: 'started' }));
    const tracked = someTrackedOrders({
      paid: [aTrackedOrder({ id: b! })],
      delivered: [aTrackedOrder({ id: a! })],
    });
    expect(openOrders(details, tracked, soon)).toEqual([b, a, d, c]);
  });
});

describe('orderNews', () => {
  const paid = someTrackedOrders({ paid: [aTrackedOrder({ id: orderId('a') })] });
  const newsOf = (different: Partial<StoredOrderDetails>, tracked = paid) =>
    orderNews([stored({ seenStatus: 'added', ...different })], tracked).map(({ status }) => status);

  it.each(ORDER_STATUSES)('is that an order is soon ready, ready or cancelled: %s [OPEN-35]', (status) => {
    const isNews = status === 'finnished' || status === 'done' || status === 'rollbacked';
    expect(newsOf({ status })).toEqual(isNews ? [status] : []);
    expect(newsOf({ status, seenStatus: status })).toEqual([]);
  });

  it.each([
    [undefined, 'added'],
    ['calculatedPrice', 'added'],
    ['started', 'started'],
  ] as const)(
    'contains that an order was paid whose page was never open here: %s [DEC-23]',
    (status, expected) => {
      expect(newsOf({ status, seenStatus: undefined })).toEqual([expected]);
      expect(newsOf({ status, seenStatus: undefined, isPaid: undefined })).toEqual([]);
      expect(newsOf({ status, seenStatus: undefined }, NONE_TRACKED)).toEqual([]);
    },
  );

  it('excludes that food was ready once, but contains that an order was cancelled [ERR-20]', () => {
    expect(newsOf({ status: 'done' }, NONE_TRACKED)).toEqual([]);
    expect(newsOf({ status: 'rollbacked' }, NONE_TRACKED)).toEqual(['rollbacked']);
  });

  it('excludes the cancellation of an order that was never paid', () => {
    expect(newsOf({ status: 'rollbacked', isPaid: undefined }, NONE_TRACKED)).toEqual([]);
  });

  it('contains the cancellation of an order of an earlier version that was tracked [ERR-20]', () => {
    const rollbacked = someTrackedOrders({ rollbacked: [aTrackedOrder({ id: orderId('a') })] });
    expect(newsOf({ status: 'rollbacked', isPaid: undefined }, rollbacked)).toEqual(['rollbacked']);
  });
});
