import type { Notice } from '@/domain/notice/notice';
import type { OrderDetails } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';

/**
 * Returns the notice for an order's new status; `rollbacked` says that the card reservation was released, or, where
 * money was charged, that it is given back. Source: ERR-20, OPEN-35; DEC-126.
 */
export const noticeForOrderStatus = (status: OrderStatus, charged?: Charged): Notice => ({
  key:
    status === 'rollbacked' && charged !== undefined && isCharged(charged)
      ? 'orderStatus.refunded'
      : `orderStatus.${status}`,
  values: {},
});

/** What shows that the money of an order was charged. */
export type Charged = Pick<OrderDetails, 'refunds' | 'openRefunds'>;

const isCharged = ({ refunds, openRefunds }: Charged): boolean => refunds.length + openRefunds.length > 0;
