import type { BoardOrder } from '@/domain/staff/board';

/**
 * Returns the orders of a board that was read, without going back behind what is known: a read that began before an
 * order was moved may end after it.
 */
export function mergeOrders(
  known: readonly BoardOrder[],
  read: readonly BoardOrder[],
): readonly BoardOrder[] {
  const byId = new Map(known.map((order) => [order.orderId, order]));
  return read.map((order) => laterOf(order, byId.get(order.orderId)));
}

const laterOf = (read: BoardOrder, known: BoardOrder | undefined): BoardOrder =>
  known !== undefined && known.changedAt > read.changedAt ? known : read;
