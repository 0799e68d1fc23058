import type { OrderStatus } from '@/domain/order/order-status';
import type { Problem } from '@api/http/problem';
import { orderIsDeleted, orderIsDelivered, orderIsStarted } from '@api/http/problems';

/** The refusal of a payment for an order that is not unpaid. */
export function notWaitingForMoney(orderId: string, status: OrderStatus): Problem {
  if (status === 'rollbacked') return orderIsDeleted(orderId);
  return status === 'delivered' ? orderIsDelivered(orderId) : orderIsStarted(orderId);
}
