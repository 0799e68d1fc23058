import type { PastOrder } from '@/domain/customer/past-order';
import type { Instant } from '@/domain/shared/instant';

/** The orders of one day. */
export interface DayOfOrders {
  /** The time of its first order in the list. */
  readonly at: Instant;
  /** The time zone in which that time is on this day. */
  readonly timeZone: string;
  readonly orders: readonly PastOrder[];
}

/** Groups orders by day, in the given order, each in the time zone of its shop. */
export function ordersByDay(orders: readonly PastOrder[]): readonly DayOfOrders[] {
  const days = new Map<string, PastOrder[]>();
  for (const order of orders) {
    const day = dayOf(order);
    days.set(day, [...(days.get(day) ?? []), order]);
  }
  return [...days.values()].flatMap((ofDay) =>
    ofDay.slice(0, 1).map(({ createdAt: at, timeZone }) => ({ at, timeZone, orders: ofDay })),
  );
}

/** Returns the date of an order in the time zone of its shop: `2026-11-21`. */
export const dayOf = ({ createdAt, timeZone }: PastOrder): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(createdAt);
