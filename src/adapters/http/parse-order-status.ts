import { ORDER_STATUSES, type OrderStatus } from '@/domain/order/order-status';

/** Ignores case. Source: AMB-31, DEC-44; ENT-38. */
export function parseOrderStatus(text: string): OrderStatus | undefined {
  const name = text.toLowerCase();
  return ORDER_STATUSES.find((status) => status.toLowerCase() === name);
}
