import { describe, expect, it } from 'vitest';
import { runningOrdersLink } from '@/domain/navigation/running-orders-link';
import type { TrackedOrder } from '@/domain/order/tracked-order';
import { aTrackedOrder, someTrackedOrders } from '@test/support/builders/a-tracked-order';
import { orderId } from '@test/support/builders/order-ids';

const order = (id: string) => aTrackedOrder({ id: orderId(id) });
const [one, two, three] = [order('1'), order('2'), order('3')];
const tracked = (paid: readonly TrackedOrder[], delivered: readonly TrackedOrder[]) =>
  someTrackedOrders({ paid, delivered });

describe('runningOrdersLink', () => {
  it('hides while there is no order', () => {
    expect(runningOrdersLink(tracked([], []), false)).toBeUndefined();
  });

  it('leads to the page of the one paid order, and counts the delivered ones too [SHELL-04]', () => {
    expect(runningOrdersLink(tracked([one], [two, three]), false)).toEqual({ count: 3, path: '/order/1' });
    expect(runningOrdersLink(tracked([one], []), true)).toEqual({ count: 1, path: '/order/1' });
  });

  it('leads to the list when there are several [SHELL-05]', () => {
    expect(runningOrdersLink(tracked([one, two], []), false)).toEqual({ count: 2, path: '/orders' });
  });

  it('uses the delivered list while no order is paid', () => {
    expect(runningOrdersLink(tracked([], [two]), false)).toEqual({ count: 1, path: '/order/2' });
    expect(runningOrdersLink(tracked([], [one, two]), false)).toEqual({ count: 2, path: '/orders' });
  });

  it('leads to the list of home at home, where no shop is chosen', () => {
    expect(runningOrdersLink(tracked([one, two], []), true)).toEqual({ count: 2, path: '/#running-orders' });
  });
});
