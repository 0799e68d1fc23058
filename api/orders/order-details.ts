import type { OrderDetails } from '@/domain/order/order';
import type { StoredOrder } from '@api/orders/stored-order';

type Additions = Pick<OrderDetails, 'pushKey' | 'refunds' | 'openRefunds' | 'receipt'>;

/** The details of an order for its owner. The codec of the answer leaves out the other fields of a stored order. */
export const orderDetailsOf = (order: StoredOrder, additions: Additions): OrderDetails => ({
  ...order,
  orderId: order.id,
  ...additions,
});
