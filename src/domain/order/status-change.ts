import { ORDER_STATUSES, type OrderStatus } from '@/domain/order/order-status';

/** Source: OPEN-08. */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  calculatedPrice: ['added', 'rollbacked'],
  added: ['started', 'rollbacked'],
  started: ['finnished'],
  finnished: ['done'],
  done: ['delivered'],
  delivered: [],
  rollbacked: [],
};

/** Whether the server may change a status so: one step at a time. Source: OPEN-08. */
export const mayServerChange = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);

/** Whether a status may come after another one, steps that were missed in between. Source: OPEN-08; PAIN-19. */
export const canFollow = (from: OrderStatus, to: OrderStatus): boolean =>
  NEXT[from].some((next) => next === to || canFollow(next, to));

/**
 * The later of two statuses of one order, in whichever order they became known. Of two that no order can have one
 * after the other, a cancellation. Source: OPEN-08; PAIN-19.
 */
export function laterStatus(
  one: OrderStatus | undefined,
  other: OrderStatus | undefined,
): OrderStatus | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return ORDER_STATUSES.indexOf(one) > ORDER_STATUSES.indexOf(other) ? one : other;
}

/** Nothing comes after it. */
export const isFinalStatus = (status: OrderStatus): boolean => NEXT[status].length === 0;

export type StepState = 'done' | 'current' | 'ahead';

export interface OrderStep {
  readonly status: OrderStatus;
  readonly state: StepState;
}

/** What an order goes through once it is paid. */
const SHOWN: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => status !== 'calculatedPrice' && status !== 'rollbacked',
);

/** An order's way as steps to show; a rollbacked order has none. Source: OPEN-18 Order. */
export function orderSteps(status: OrderStatus): readonly OrderStep[] {
  if (status === 'rollbacked') return [];
  const current = SHOWN.indexOf(status);
  return SHOWN.map((step, at) => ({
    status: step,
    state: at < current ? 'done' : at === current ? 'current' : 'ahead',
  }));
}
