import type { OrderId } from '@/domain/order/order';
import { isFinalStatus } from '@/domain/order/status-change';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { MemoryLedger } from '@api/orders/memory-ledger';
import type { BoardedOrder, BoardStore } from '@api/staff/board-store';

export class MemoryBoardStore implements BoardStore {
  readonly #ledger: MemoryLedger;

  constructor(ledger: MemoryLedger) {
    this.#ledger = ledger;
  }

  find(orderId: OrderId): Promise<BoardedOrder | undefined> {
    return Promise.resolve(this.#ledger.paid.has(orderId) ? this.#ledger.orders.get(orderId) : undefined);
  }

  ofShop(shopId: ShopId, endedAfter: Instant): Promise<readonly BoardedOrder[]> {
    const onBoard = [...this.#ledger.orders.values()].filter(
      ({ order, changedAt }) =>
        order.shopId === shopId &&
        this.#ledger.paid.has(order.id) &&
        (!isFinalStatus(order.status) || changedAt > endedAfter),
    );
    return Promise.resolve(
      onBoard.toSorted((a, b) => a.order.placedAt - b.order.placedAt || (a.order.id < b.order.id ? -1 : 1)),
    );
  }
}
