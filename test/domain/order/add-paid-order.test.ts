import { describe, expect, it } from 'vitest';
import { addPaidOrder } from '@/domain/order/add-paid-order';
import { NO_TRACKED_ORDERS } from '@/domain/order/tracked-order';
import { ORDER_POLL_INTERVAL_MS, PAID_ORDER_EXPIRY_MS } from '@/domain/order/tracked-order-times';
import { aTrackedOrder, someTrackedOrders } from '@test/support/builders/a-tracked-order';
import { customerCode, moment, orderId } from '@test/support/builders/order-ids';

const order = {
  orderId: orderId('order-1'),
  pickupTime: moment('2026-11-21T12:00:00+01:00'),
  customerCode: customerCode('customer-code-of-the-order'),
};

describe('addPaidOrder', () => {
  it('tracks a paid order until 60 minutes after its pickup time [TRACK-08, ENT-26]', () => {
    expect(addPaidOrder(NO_TRACKED_ORDERS, order)).toEqual(
      someTrackedOrders({
        paid: [
          {
            id: order.orderId,
            expires: moment('2026-11-21T13:00:00+01:00'),
            customerCode: order.customerCode,
          },
        ],
      }),
    );
    expect(PAID_ORDER_EXPIRY_MS).toBe(3_600_000);
  });

  it('tracks no order without an id [TRACK-01]', () => {
    expect(addPaidOrder(NO_TRACKED_ORDERS, { ...order, orderId: undefined })).toBe(NO_TRACKED_ORDERS);
  });

  it('tracks no order without a pickup time [TRACK-02]', () => {
    expect(addPaidOrder(NO_TRACKED_ORDERS, { ...order, pickupTime: undefined })).toBe(NO_TRACKED_ORDERS);
  });

  it('tracks an order once, also when it was delivered or rolled back already [TRACK-03]', () => {
    const once = addPaidOrder(NO_TRACKED_ORDERS, order);
    expect(addPaidOrder(once, { ...order, pickupTime: moment('2026-11-21T18:00:00+01:00') })).toBe(once);
    const delivered = someTrackedOrders({ delivered: [aTrackedOrder()] });
    expect(addPaidOrder(delivered, order)).toBe(delivered);
    const takenBack = someTrackedOrders({ rollbacked: [aTrackedOrder()] });
    expect(addPaidOrder(takenBack, order)).toBe(takenBack);
  });

  it('keeps the others', () => {
    const other = aTrackedOrder({ id: orderId('order-2') });
    expect(addPaidOrder(someTrackedOrders({ paid: [other] }), order).paid).toEqual([other, aTrackedOrder()]);
  });
});

describe('ORDER_POLL_INTERVAL_MS', () => {
  it('is ten minutes [TRACK-05]', () => {
    expect(ORDER_POLL_INTERVAL_MS).toBe(600_000);
  });
});
