import type { PastOrder } from '@/domain/customer/past-order';
import type { Instant } from '@/domain/shared/instant';

/** The orders of one day, as a list is shown. */
export interface DayOfOrders {
  /** A moment of the day: that of its first order in the list. */
  readonly at: Instant;
  readonly orders: readonly PastOrder[];
}

/** Orders in the order given, those of one day on the clock of a zone together. */
export function ordersByDay(orders: readonly PastOrder[], timeZone: string): readonly DayOfOrders[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const days = new Map<string, PastOrder[]>();
  for (const order of orders) {
    const day = format.format(order.createdAt);
    days.set(day, [...(days.get(day) ?? []), order]);
  }
  return [...days.values()].flatMap((ofDay) =>
    ofDay.slice(0, 1).map(({ createdAt }) => ({ at: createdAt, orders: ofDay })),
  );
}
