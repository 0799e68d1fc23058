import type { OrderStatus } from '@/domain/order/order-status';

/** Which status may follow which. Source: spec §4 Order status, OPEN-08. */
const STEPS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  calculatedPrice: ['added', 'rollbacked'],
  added: ['started', 'rollbacked'],
  started: ['finnished'],
  finnished: ['done'],
  done: ['delivered'],
  delivered: [],
  rollbacked: [],
};

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => STEPS[from].includes(to);

export const isFinalStatus = (status: OrderStatus): boolean => STEPS[status].length === 0;

/** As it stands on the wire: `added` is `Added`. Source: AMB-31. */
export const statusName = (status: OrderStatus): string => status.charAt(0).toUpperCase() + status.slice(1);
