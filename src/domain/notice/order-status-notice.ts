import type { Notice } from '@/domain/notice/notice';
import type { OrderStatus } from '@/domain/order/order-status';

/**
 * Returns the notice for an order's new status; `rollbacked` says that the card reservation was released. Source:
 * ERR-20, OPEN-35.
 */
export const noticeForOrderStatus = (status: OrderStatus): Notice => ({
  key: `orderStatus.${status}`,
  values: {},
});
