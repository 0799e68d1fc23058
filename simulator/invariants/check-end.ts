import type { Device } from '@simulator/world/device';
import type { WatchedWorld } from '@simulator/invariants/watched-world';
import { checkNotifications } from '@simulator/invariants/check-notifications';
import { inOrder } from '@simulator/invariants/operation-order';
import { RANKS } from '@simulator/invariants/status-ranks';
import { BasketStore } from '@/application/basket/basket-store';
import { OrderStore } from '@/application/orders/order-store';
import { type Basket, EMPTY_BASKET } from '@/domain/basket/basket';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';

/** Checks everything that must be true of a world at its end. */
export function checkEnd(watched: WatchedWorld): void {
  checkMoney(watched);
  checkNotifications(watched);
  checkActs(watched);
  for (const device of watched.world.devices.values()) {
    checkTabs(watched, device);
    checkTracking(watched, device);
    checkReports(watched, device);
  }
  checkSeen(watched);
}

function checkMoney({ world, violations }: WatchedWorld): void {
  const { provider, orders, state, devices } = world;
  const captured = new Map<string, number>();
  for (const entry of provider.books.values()) {
    const payment = state.ledger.payments.get(entry.paymentId);
    const order = payment === undefined ? undefined : orders.get(payment.orderId)?.order;
    if (entry.captures > 0) {
      captured.set(order?.id ?? '', (captured.get(order?.id ?? '') ?? 0) + entry.captures);
      const isCooked =
        order !== undefined && RANKS[order.status] >= RANKS.started && order.status !== 'rollbacked';
      if (!isCooked)
        violations.add('no money without an order', `${entry.paymentId} was captured, ${order?.status}`);
      if (order !== undefined && entry.amount !== order.total)
        violations.add('totals are equal', `${order.id} costs ${order.total}, and ${entry.amount} was taken`);
    }
    if (entry.status === 'reserved')
      violations.add('no money without an order', `${entry.paymentId} stays reserved, ${order?.status}`);
  }
  for (const [orderId, times] of captured)
    if (times > 1) violations.add('at most one capture', `${orderId}: ${times} times`);
  for (const { order } of orders.values()) {
    const isPaid = RANKS[order.status] >= RANKS.added && order.status !== 'rollbacked';
    if (isPaid && order.status !== 'delivered')
      violations.add('no money without an order', `${order.id} stays ${order.status}`);
    if (order.status === 'calculatedPrice')
      violations.add('no money without an order', `${order.id} waits for money for ever`);
    for (const { name, agreed } of devices.values()) {
      const seen = agreed.get(order.id);
      if (isPaid && seen !== undefined && seen !== order.total)
        violations.add(
          'totals are equal',
          `${name} agreed to ${seen} for ${order.id}, which costs ${order.total}`,
        );
    }
  }
}

/** An order whose money was reserved is known on the device on which it was made. */
function checkSeen({ world, violations }: WatchedWorld): void {
  const { reserved, orders, state } = world;
  for (const { device, entry } of reserved) {
    const orderId = state.ledger.payments.get(entry.paymentId)?.orderId;
    const status = orderId === undefined ? undefined : orders.get(orderId)?.order.status;
    if (orderId === undefined || status === 'rollbacked' || device.hasForgotten) continue;
    for (const page of device.pages) {
      const known = page.get(OrderStore).details.some((each) => each.orderId === orderId);
      if (!known) violations.add('paid orders are seen', `${device.name} does not know ${orderId}`);
    }
  }
}

function checkActs({ unfinished, violations }: WatchedWorld): void {
  for (const { step } of unfinished) {
    const { who, tab, act } = step;
    violations.add('every act ends', `${who}/${tab} is still at: ${act.do}`);
  }
}

function checkTabs({ violations }: WatchedWorld, device: Device): void {
  const [first, ...others] = device.pages.map((page) => contentOf(page.get(BasketStore).basket));
  for (const other of others)
    if (other !== first) violations.add('tabs agree', `${device.name}: ${first} and ${other}`);
  if (device.hasForgotten || first === undefined) return;
  const operations = device.operations.toSorted(inOrder);
  const expected = contentOf(basketOfLog({ base: EMPTY_BASKET, operations }));
  if (expected !== first)
    violations.add('nothing leaves a basket by itself', `${device.name} has ${first} and not ${expected}`);
}

/** The content of a basket as text, equal for equal baskets. */
const contentOf = ({ shopId, orderType, items, note, spotId }: Basket): string =>
  JSON.stringify([
    ...[shopId, orderType, note, spotId],
    ...items.map(({ quantity, article, flatChoices }) => [
      ...[quantity, article.code, article.price],
      ...flatChoices.map((choice) => [choice.id, choice.article.price]),
    ]),
  ]);

function checkTracking({ violations }: WatchedWorld, device: Device): void {
  for (const page of device.pages)
    for (const { id } of page.get(OrderStore).tracked.paid)
      violations.add('polling ends', `${device.name} still tracks ${id}`);
}

function checkReports({ violations }: WatchedWorld, device: Device): void {
  for (const page of device.pages)
    for (const { id, message } of page.reporter.reported)
      if (!EXPECTED_REPORTS.has(id)) violations.add('nothing breaks', `${device.name}: ${id} ${message}`);
}

/** A shop that could not be loaded is reported as one that does not exist. */
const EXPECTED_REPORTS = new Set(['lucka:invalid-shop-id']);
