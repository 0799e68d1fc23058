import type { PastOrder } from '@/domain/customer/past-order';
import type { Instant } from '@/domain/shared/instant';

/** The orders of one day, as a list is shown. */
export interface DayOfOrders {
  /** A moment of the day: that of its first order in the list. */
  readonly at: Instant;
  /** The zone by whose clock that moment is of this day. */
  readonly timeZone: string;
  readonly orders: readonly PastOrder[];
}

/** Orders in the order given, those of one day together, each by the clock of the shop that it was made at. */
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

/** The date of an order by the clock of its shop: `2026-11-21`. */
export const dayOf = ({ createdAt, timeZone }: PastOrder): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(createdAt);
