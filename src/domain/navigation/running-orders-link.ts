import { buildPath } from '@/domain/navigation/build-path';
import type { TrackedOrders } from '@/domain/order/tracked-order';

export interface RunningOrdersLink {
  /** Paid and delivered orders together. */
  readonly count: number;
  readonly path: string;
}

/** The id of the list of orders at home. */
export const RUNNING_ORDERS_ID = 'running-orders';

/**
 * Returns where the paid-orders icon leads; undefined hides it. It counts the paid orders, or the delivered ones while
 * there are none: one opens its own page, more open the list. Source: spec §2 Shell elements, AMB-16, AMB-22;
 * SHELL-04, SHELL-05.
 */
export function runningOrdersLink(tracked: TrackedOrders, isHome: boolean): RunningOrdersLink | undefined {
  const counted = tracked.paid.length > 0 ? tracked.paid : tracked.delivered;
  const [first, ...others] = counted;
  if (first === undefined) return undefined;
  const list = isHome ? `${buildPath.home()}#${RUNNING_ORDERS_ID}` : buildPath.ordersPage();
  return {
    count: tracked.paid.length + tracked.delivered.length,
    path: others.length === 0 ? buildPath.orderPage(first.id) : list,
  };
}
