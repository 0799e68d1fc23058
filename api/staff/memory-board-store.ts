import type { OrderId } from '@/domain/order/order';
import { isFinalStatus } from '@/domain/order/status-change';
import type { ShopId } from '@/domain/shop/shop';
import type { MemoryLedger } from '@api/orders/memory-ledger';
import type { BoardedOrder, BoardStore, Shown } from '@api/staff/board-store';

export class MemoryBoardStore implements BoardStore {
  readonly #ledger: MemoryLedger;

  constructor(ledger: MemoryLedger) {
    this.#ledger = ledger;
  }

  find(orderId: OrderId): Promise<BoardedOrder | undefined> {
    return Promise.resolve(this.#ledger.paid.has(orderId) ? this.#ledger.orders.get(orderId) : undefined);
  }

  numbersOf(orderIds: readonly OrderId[]): Promise<ReadonlyMap<OrderId, string>> {
    const found = orderIds.flatMap((id) => {
      const known = this.#ledger.orders.get(id);
      return known === undefined ? [] : [[id, known.order.number] as const];
    });
    return Promise.resolve(new Map(found));
  }

  ofShop(shopId: ShopId, { endedAfter, readyMax }: Shown): Promise<readonly BoardedOrder[]> {
    const onBoard = [...this.#ledger.orders.values()].filter(
      ({ order, changedAt }) =>
        order.shopId === shopId &&
        this.#ledger.paid.has(order.id) &&
        (!isFinalStatus(order.status) || changedAt > endedAfter),
    );
    const sorted = onBoard.toSorted(
      (a, b) => a.order.placedAt - b.order.placedAt || (a.order.id < b.order.id ? -1 : 1),
    );
    const ready = sorted.filter(({ order }) => order.status === 'done');
    const left = new Set(ready.slice(0, Math.max(0, ready.length - readyMax)));
    return Promise.resolve(sorted.filter((each) => !left.has(each)));
  }
}
