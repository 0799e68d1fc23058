import type { Notice } from '@/domain/notice/notice';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/order/order-status';

/**
 * What an order's new status means to its owner; `rollbacked` says that the card reservation was released.
 * Source: ERR-20, OPEN-35.
 */
export const noticeForOrderStatus = (status: OrderStatus): Notice => ({
  key: `orderStatus.${status}`,
  values: {},
});

export type OrderStep = Exclude<OrderStatus, 'rollbacked'>;

/** The statuses an order goes through when nothing goes wrong, in order. Source: OPEN-08. */
export const ORDER_STEPS: readonly OrderStep[] = ORDER_STATUSES.filter((status) => status !== 'rollbacked');

/** The short name of a step. */
export const orderStepKey = (step: OrderStep): string => `orderStep.${step}`;
