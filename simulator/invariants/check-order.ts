import { checkNewOrder } from '@simulator/invariants/check-new-order';
import type { World } from '@simulator/world/world';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { MemoryLedger } from '@api/orders/memory-ledger';

type Orders = MemoryLedger['orders'];
type StoredOrder = Parameters<Orders['set']>[1];

/** A shop that was changed this shortly before was judged as it stood when the request was read. */
const GRACE_MS = 50;

/** How long an order waits for its money. Source: FAULT-X22. */
const UNPAID_EXPIRES_MS = 15 * 60_000;

/** How far a status is on its way; a taken back order goes nowhere. */
export const RANKS: Readonly<Record<OrderStatus, number>> = {
  calculatedPrice: 0,
  added: 1,
  started: 2,
  finnished: 3,
  done: 4,
  delivered: 5,
  rollbacked: 6,
};

/** The server's orders, every change of which is looked at. */
export class WatchedOrders extends Map<OrderId, StoredOrder> {
  readonly #world: World;

  constructor(world: World) {
    super();
    this.#world = world;
  }

  override set(orderId: OrderId, kept: StoredOrder): this {
    const before = this.get(orderId)?.order.status;
    const { status } = kept.order;
    super.set(orderId, kept);
    if (before !== status) this.#judge(orderId, kept, before);
    return this;
  }

  #judge(orderId: OrderId, { order }: StoredOrder, before: OrderStatus | undefined): void {
    const { violations, trace, kitchen, floor } = this.#world;
    const { status, shopId } = order;
    trace.write(`order ${orderId} ${before ?? 'new'} → ${status}`);
    const isBack = before !== undefined && (RANKS[status] < RANKS[before] || before === 'rollbacked');
    if (isBack) violations.add('statuses never go back', `${orderId} from ${before} to ${status}`);
    if (status === 'rollbacked' && before !== 'calculatedPrice' && before !== 'added')
      violations.add('statuses never go back', `${orderId} was taken back from ${before ?? 'nothing'}`);
    const isLongKnown = this.#world.clock.now() - floor.changedAt(shopId) > GRACE_MS;
    if (status === 'rollbacked' && before === 'added' && !kitchen.hasGivenBack(orderId))
      violations.add('no paid order is given up', orderId);
    if (status === 'rollbacked' && before === 'calculatedPrice' && !floor.isShut(shopId))
      this.#checkUnpaidExpiry(order);
    if (before === undefined) this.#checkTwins(order);
    if (before === undefined && isLongKnown) checkNewOrder(this.#world, order);
    if (before === undefined && isLongKnown && floor.isClosed(shopId, order.placedAt))
      violations.add('no order while the shop refuses', `${orderId} at shop ${shopId}, which is closed`);
    if (before === 'calculatedPrice' && status === 'added') this.#checkMoney(order);
    if (before === undefined && isLongKnown && floor.isShut(shopId))
      violations.add('no order while the shop refuses', `${orderId} at shop ${shopId}`);
    if (status === 'added' && isLongKnown && floor.isStopped(shopId))
      violations.add('no order while the shop refuses', `${orderId} was accepted at shop ${shopId}`);
    if (status === 'added') this.#world.waitsMs.push(this.#world.clock.now() - order.placedAt);
    kitchen.hear(orderId, status);
  }

  /** An order waits for its money as long as promised; a shop that has stopped gives it back at once. */
  #checkUnpaidExpiry({ id, shopId, placedAt }: StoredOrder['order']): void {
    const { clock, violations, floor, kitchen } = this.#world;
    const waitedMs = clock.now() - placedAt;
    const isEarly = waitedMs < UNPAID_EXPIRES_MS && !kitchen.hasGivenBack(id);
    if (isEarly && floor.changedAt(shopId) < placedAt)
      violations.add('orders expire when promised', `${id} was given up after ${waitedMs} ms`);
  }

  /** A customer code is made for one confirmation. Source: FAULT-P4 to FAULT-P6. */
  #checkTwins({ id, customerCodeHash }: StoredOrder['order']): void {
    for (const { order } of this.values())
      if (order.id !== id && order.customerCodeHash === customerCodeHash)
        this.#world.violations.add('one order for one confirmation', `${order.id} and ${id} have one code`);
  }

  /** Whatever a provider says of other money is no payment of this order. Source: FAULT-P15. */
  #checkMoney({ id, total, currency }: StoredOrder['order']): void {
    const { state, provider, violations } = this.#world;
    const payments = [...state.ledger.payments.values()].filter(({ orderId }) => orderId === id);
    const told = payments
      .map((payment) => provider.books.get(payment.id)?.told)
      .find((each) => each !== undefined);
    if (told !== undefined && (told.amount !== total || told.currency !== currency.name))
      violations.add(
        'totals are equal',
        `${id} costs ${total} ${currency.name}, not ${told.amount} ${told.currency}`,
      );
  }
}
