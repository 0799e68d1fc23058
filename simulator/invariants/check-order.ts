import { checkNewOrder } from '@simulator/invariants/check-new-order';
import { isStepBack } from '@simulator/invariants/status-ranks';
import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { OrderChanged } from '@simulator/world/observed-orders';
import type { StoredOrder } from '@api/orders/stored-order';

/** An order is not checked against a shop that has changed this shortly before: the request was read earlier. */
const GRACE_MS = 50;

/** How long an order waits for its money. Source: FAULT-X22. */
const UNPAID_EXPIRES_MS = 15 * 60_000;

/** Checks each change of an order at the server. */
export function checkOrder(watched: WatchedWorld, { order, before }: OrderChanged): void {
  const { violations, world } = watched;
  const { kitchen, floor } = world;
  const { id: orderId, status, shopId } = order;
  if (isStepBack(before ?? 'calculatedPrice', status))
    violations.add('statuses never go back', `${orderId} from ${before ?? 'nothing'} to ${status}`);
  const isLongKnown = world.clock.now() - floor.changedAt(shopId) > GRACE_MS;
  if (status === 'rollbacked' && before === 'added' && !kitchen.hasGivenBack(orderId))
    violations.add('no paid order is given up', orderId);
  if (status === 'rollbacked' && before === 'calculatedPrice' && !floor.isShut(shopId))
    checkUnpaidExpiry(watched, order);
  if (before === undefined) checkCustomerCode(watched, order);
  if (before === undefined && isLongKnown) checkNewOrder(watched, order);
  if (before === undefined && isLongKnown && floor.isClosed(shopId, order.placedAt))
    violations.add('no order while the shop refuses', `${orderId} at shop ${shopId}, which is closed`);
  if (before === 'calculatedPrice' && status === 'added') checkPaidAmount(watched, order);
  if (before === undefined && isLongKnown && floor.isShut(shopId))
    violations.add('no order while the shop refuses', `${orderId} at shop ${shopId}`);
  if (status === 'added' && isLongKnown && floor.isStopped(shopId))
    violations.add('no order while the shop refuses', `${orderId} was accepted at shop ${shopId}`);
}

/** An order waits for its money as long as promised; a shop that has stopped gives it back at once. */
function checkUnpaidExpiry({ world, violations }: WatchedWorld, order: StoredOrder): void {
  const { id, shopId, placedAt } = order;
  const { clock, floor, kitchen } = world;
  const waitedMs = clock.now() - placedAt;
  const isEarly = waitedMs < UNPAID_EXPIRES_MS && !kitchen.hasGivenBack(id);
  if (isEarly && floor.changedAt(shopId) < placedAt)
    violations.add('orders expire when promised', `${id} was given up after ${waitedMs} ms`);
}

/** A customer code is made for one confirmation. Source: FAULT-P4 to FAULT-P6. */
function checkCustomerCode({ world, violations }: WatchedWorld, { id, customerCodeHash }: StoredOrder): void {
  for (const { order } of world.orders.values())
    if (order.id !== id && order.customerCodeHash === customerCodeHash)
      violations.add('one order for one confirmation', `${order.id} and ${id} have one code`);
}

/** A payment of another amount or currency does not pay the order. Source: FAULT-P15. */
function checkPaidAmount({ world, violations }: WatchedWorld, { id, total, currency }: StoredOrder): void {
  const { state, provider } = world;
  const payments = [...state.ledger.payments.values()].filter(({ orderId }) => orderId === id);
  const reported = payments
    .map((payment) => provider.books.get(payment.id)?.reported)
    .find((each) => each !== undefined);
  if (reported !== undefined && (reported.amount !== total || reported.currency !== currency.name))
    violations.add(
      'totals are equal',
      `${id} costs ${total} ${currency.name}, not ${reported.amount} ${reported.currency}`,
    );
}
