import { ORDER_STATUSES, type OrderStatus } from '@/domain/order/order-status';

/** Names are compared without regard to the first letter's case. Source: AMB-31; ENT-38. */
export function parseOrderStatus(text: string): OrderStatus | undefined {
  const name = text.charAt(0).toLowerCase() + text.slice(1);
  return ORDER_STATUSES.find((status) => status === name);
}
