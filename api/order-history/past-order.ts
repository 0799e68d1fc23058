import type { PastOrder } from '@/domain/customer/past-order';
import type { StoredOrder } from '@api/orders/stored-order';

/** An order in the history. The codec of the answer leaves out code, note and contact details. */
export const pastOrderOf = (order: StoredOrder): PastOrder => ({
  ...order,
  orderId: order.id,
  createdAt: order.placedAt,
});
