import { NO_TRACKED_ORDERS, type TrackedOrder, type TrackedOrders } from '@/domain/order/tracked-order';
import { customerCode, moment, orderId } from '@test/support/builders/order-ids';

/** Order 1, which expires at 13:00. */
export function aTrackedOrder(different: Partial<TrackedOrder> = {}): TrackedOrder {
  return {
    id: orderId('order-1'),
    expires: moment('2026-11-21T13:00:00+01:00'),
    customerCode: customerCode('customer-code-of-the-order'),
    ...different,
  };
}

export function someTrackedOrders(different: Partial<TrackedOrders> = {}): TrackedOrders {
  return { ...NO_TRACKED_ORDERS, ...different };
}
