import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { AuditEntry } from '@/domain/staff/audit-entry';
import { appendAuditEntry } from '@api/audit/append-audit-entry';
import type { AccountId } from '@api/accounts/account';
import { newMail } from '@api/orders/stored-mail';
import { moveStoredOrder, type MemoryLedger } from '@api/orders/memory-ledger';
import type {
  MoveCause,
  NewOrder,
  OrderKey,
  OrderStore,
  OrderUnderWay,
  PlaceOutcome,
} from '@api/orders/order-store';
import type { StoredOrder } from '@api/orders/stored-order';

export class MemoryOrderStore implements OrderStore {
  readonly #ledger: MemoryLedger;
  readonly #audit: AuditEntry[];

  constructor(ledger: MemoryLedger, audit: AuditEntry[]) {
    this.#ledger = ledger;
    this.#audit = audit;
  }

  keyed(keyHash: string): Promise<OrderKey | undefined> {
    return Promise.resolve(this.#ledger.keys.get(keyHash));
  }

  place(
    { day, catalogueVersion: _version, newsByMail, ...order }: NewOrder,
    key: OrderKey,
  ): Promise<PlaceOutcome> {
    const known = this.#ledger.keys.get(key.keyHash);
    if (known !== undefined) return Promise.resolve({ kind: 'known', key: known });
    const counter = `${order.shopId}/${day}`;
    const number = (this.#ledger.numbers.get(counter) ?? 0) + 1;
    this.#ledger.numbers.set(counter, number);
    const placed: StoredOrder = {
      ...order,
      number: String(number),
      status: 'calculatedPrice',
      reason: undefined,
    };
    this.#ledger.keys.set(key.keyHash, key);
    this.#ledger.orders.set(order.id, { order: placed, changedAt: order.placedAt });
    if (newsByMail === true) this.#ledger.mails.set(order.id, newMail(order.placedAt));
    return Promise.resolve({ kind: 'placed', order: placed });
  }

  find(orderId: OrderId): Promise<StoredOrder | undefined> {
    return Promise.resolve(this.#ledger.orders.get(orderId)?.order);
  }

  addCode(orderId: OrderId, codeHash: string, at: Instant): Promise<void> {
    const codes = this.#ledger.codes.get(orderId) ?? new Map<string, Instant>();
    if (this.#ledger.orders.has(orderId)) this.#ledger.codes.set(orderId, codes.set(codeHash, at));
    return Promise.resolve();
  }

  hasCode(orderId: OrderId, codeHash: string): Promise<boolean> {
    return Promise.resolve(this.#ledger.codes.get(orderId)?.has(codeHash) ?? false);
  }

  move(
    orderId: OrderId,
    from: OrderStatus,
    to: OrderStatus,
    at: Instant,
    { reason, entry }: MoveCause = {},
  ): Promise<boolean> {
    const stored = this.#ledger.orders.get(orderId);
    const isHeld = to === 'rollbacked' && this.#isCapturing(orderId);
    if (stored === undefined || stored.order.status !== from || isHeld) return Promise.resolve(false);
    moveStoredOrder(this.#ledger, orderId, to, at, reason);
    appendAuditEntry(this.#audit, entry);
    return Promise.resolve(true);
  }

  unpaid(orderIds: readonly OrderId[]): Promise<readonly OrderId[]> {
    const isUnpaid = (id: OrderId): boolean =>
      this.#ledger.orders.get(id)?.order.status === 'calculatedPrice';
    return Promise.resolve(orderIds.filter(isUnpaid));
  }

  ordersOf(accountId: AccountId): Promise<readonly StoredOrder[]> {
    return Promise.resolve(this.#ordersOf(accountId));
  }

  history(accountId: AccountId, skipped: number, limit: number): Promise<readonly StoredOrder[]> {
    const paid = this.#ordersOf(accountId).filter(({ id }) => this.#ledger.paid.has(id));
    return Promise.resolve(paid.slice(skipped, skipped + limit));
  }

  inWork(placedAfter: Instant): Promise<ReadonlyMap<ShopId, number>> {
    const counts = new Map<ShopId, number>();
    for (const { order } of this.#ledger.orders.values()) {
      const { shopId, status, placedAt } = order;
      if ((status === 'added' || status === 'started') && placedAt > placedAfter)
        counts.set(shopId, (counts.get(shopId) ?? 0) + 1);
    }
    return Promise.resolve(counts);
  }

  postpone(orderId: OrderId, readyAt: Instant): Promise<void> {
    const stored = this.#ledger.orders.get(orderId);
    if (stored?.order.readyAt !== undefined && stored.order.readyAt < readyAt)
      this.#ledger.orders.set(orderId, { ...stored, order: { ...stored.order, readyAt } });
    return Promise.resolve();
  }

  waiting(status: OrderStatus, before: Instant, limit: number): Promise<readonly OrderUnderWay[]> {
    const waiting = [...this.#ledger.orders.values()]
      .filter(({ order, changedAt }) => order.status === status && changedAt <= before)
      .map(({ order, changedAt }) => ({ id: order.id, status: order.status, changedAt }))
      .toSorted((a, b) => a.changedAt - b.changedAt);
    return Promise.resolve(waiting.slice(0, limit));
  }

  #ordersOf(accountId: AccountId): readonly StoredOrder[] {
    return [...this.#ledger.orders.values()]
      .map(({ order }) => order)
      .filter((order) => order.accountId === accountId)
      .toSorted((a, b) => b.placedAt - a.placedAt || (a.id < b.id ? 1 : -1));
  }

  #isCapturing(orderId: OrderId): boolean {
    return [...this.#ledger.payments.values()].some(
      (payment) => payment.orderId === orderId && payment.isCapturing,
    );
  }
}
