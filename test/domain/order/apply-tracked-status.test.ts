import { describe, expect, it } from 'vitest';
import { applyTrackedStatus } from '@/domain/order/apply-tracked-status';
import { ORDER_STATUSES } from '@/domain/order/order-status';
import { DELIVERED_ORDER_EXPIRY_MS } from '@/domain/order/tracked-order-times';
import { aTrackedOrder, someTrackedOrders } from '@test/support/builders/a-tracked-order';
import { moment, orderId } from '@test/support/builders/order-ids';

const NOW = moment('2026-11-21T12:10:00+01:00');
const order = aTrackedOrder();
const other = aTrackedOrder({ id: orderId('order-2') });
const tracked = someTrackedOrders({ paid: [order, other] });
const movesOn: readonly string[] = ['done', 'delivered', 'rollbacked'];

describe('applyTrackedStatus', () => {
  it.each(['done', 'delivered'] as const)(
    'moves an order that is %s to the delivered list, for 30 minutes from now [TRACK-06, TRACK-09, ENT-27]',
    (status) => {
      const moved = { ...order, expires: moment('2026-11-21T12:40:00+01:00') };
      expect(applyTrackedStatus(tracked, order.id, status, NOW)).toEqual(
        someTrackedOrders({ paid: [other], delivered: [moved] }),
      );
      expect(DELIVERED_ORDER_EXPIRY_MS).toBe(1_800_000);
    },
  );

  it('stops tracking a rolled back order, and lists it as rolled back', () => {
    expect(applyTrackedStatus(tracked, order.id, 'rollbacked', NOW)).toEqual(
      someTrackedOrders({ paid: [other], rollbacked: [order] }),
    );
  });

  it.each(ORDER_STATUSES.filter((status) => !movesOn.includes(status)))(
    'moves nothing at %s [TRACK-06]',
    (status) => {
      expect(applyTrackedStatus(tracked, order.id, status, NOW)).toBe(tracked);
    },
  );

  it('does nothing to an order that is not in the paid list, and does not extend its half hour [TRACK-06]', () => {
    const delivered = applyTrackedStatus(tracked, order.id, 'done', NOW);
    expect(applyTrackedStatus(delivered, order.id, 'delivered', moment('2026-11-21T12:20:00+01:00'))).toBe(
      delivered,
    );
    expect(applyTrackedStatus(tracked, orderId('unknown'), 'done', NOW)).toBe(tracked);
  });

  it('lists an order once, also when it was in both lists', () => {
    const twice = someTrackedOrders({ paid: [order], delivered: [other, order] });
    const { paid, delivered } = applyTrackedStatus(twice, order.id, 'done', NOW);
    expect(paid).toEqual([]);
    expect(delivered.map(({ id }) => id)).toEqual([other.id, order.id]);
  });
});
