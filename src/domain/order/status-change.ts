import { ORDER_STATUSES, type OrderStatus } from '@/domain/order/order-status';

/** The next statuses of each. Source: OPEN-08. */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  calculatedPrice: ['added', 'rollbacked'],
  added: ['started', 'rollbacked'],
  started: ['finnished'],
  finnished: ['done'],
  done: ['delivered'],
  delivered: [],
  rollbacked: [],
};

/** Returns whether the server may change a status so: one step at a time. Source: OPEN-08. */
export const mayServerChange = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);

/** Returns whether a status may follow another one, with missed steps in between. Source: OPEN-08; PAIN-19. */
export const canFollow = (from: OrderStatus, to: OrderStatus): boolean =>
  NEXT[from].some((next) => next === to || canFollow(next, to));

/**
 * Returns the later of two statuses of one order, in whatever order they arrived. Of two that cannot follow each
 * other, a cancellation wins. Source: OPEN-08; PAIN-19.
 */
export function laterStatus(
  one: OrderStatus | undefined,
  other: OrderStatus | undefined,
): OrderStatus | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return ORDER_STATUSES.indexOf(one) > ORDER_STATUSES.indexOf(other) ? one : other;
}

/** Returns whether no status can follow. */
export const isFinalStatus = (status: OrderStatus): boolean => NEXT[status].length === 0;

export type StepState = 'done' | 'current' | 'ahead';

export interface OrderStep {
  readonly status: OrderStatus;
  readonly state: StepState;
}

/** The statuses of a paid order. */
const SHOWN: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => status !== 'calculatedPrice' && status !== 'rollbacked',
);

/** Returns the progress of an order as steps to show; a rolled back order has none. Source: OPEN-18 Order. */
export function orderSteps(status: OrderStatus): readonly OrderStep[] {
  if (status === 'rollbacked') return [];
  const current = SHOWN.indexOf(status);
  return SHOWN.map((step, at) => ({
    status: step,
    state: at < current ? 'done' : at === current ? 'current' : 'ahead',
  }));
}
