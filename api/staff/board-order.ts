import type { OrderItem } from '@/domain/order/order';
import type { BoardLine, BoardOrder } from '@/domain/staff/board';
import type { Instant } from '@/domain/shared/instant';
import type { BoardedOrder } from '@api/staff/board-store';

/**
 * An order as its shop sees it, without what concerns the guest alone. One that is ready for longer than
 * `collectWithinMs` is uncollected; undefined for never.
 */
export const boardOrderOf = (
  { order, changedAt }: BoardedOrder,
  now: Instant,
  collectWithinMs: number | undefined,
): BoardOrder => ({
  orderId: order.id,
  shortCode: order.number,
  status: order.status,
  orderType: order.orderType,
  spot: order.spot?.name,
  placedAt: order.placedAt,
  promisedAt: order.readyAt,
  lines: order.items.map(lineOf),
  note: order.note,
  dietaryNeeds: order.dietaryNeeds,
  total: order.total,
  currency: order.currency,
  changedAt,
  isUncollected:
    order.status === 'done' && collectWithinMs !== undefined && now - changedAt >= collectWithinMs,
  reason: order.reason,
});

const lineOf = ({ description, quantity, choices, contents, total }: OrderItem): BoardLine => ({
  name: description,
  quantity,
  choices: choices.map((choice) => choice.description),
  contents,
  total,
});
