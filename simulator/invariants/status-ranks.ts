import type { OrderStatus } from '@/domain/order/order-status';

/** How far an order has come with each status; `rollbacked` is final. */
export const RANKS: Readonly<Record<OrderStatus, number>> = {
  calculatedPrice: 0,
  added: 1,
  started: 2,
  finnished: 3,
  done: 4,
  delivered: 5,
  rollbacked: 6,
};

/** Whether an order must not come from one status to the other. */
export const isStepBack = (before: OrderStatus, status: OrderStatus): boolean =>
  RANKS[status] < RANKS[before] ||
  before === 'rollbacked' ||
  (status === 'rollbacked' && before !== 'calculatedPrice' && before !== 'added');
