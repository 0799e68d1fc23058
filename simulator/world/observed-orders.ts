import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { MemoryLedger } from '@api/orders/memory-ledger';
import type { StoredOrder } from '@api/orders/stored-order';

type Orders = MemoryLedger['orders'];
type Entry = Parameters<Orders['set']>[1];

/** An order at the server is new or has got another status. */
export interface OrderChanged {
  readonly kind: 'orderChanged';
  readonly order: StoredOrder;
  /** Undefined for a new order. */
  readonly before: OrderStatus | undefined;
}

/** The server's orders; each change of a status is reported at once. */
export class ObservedOrders extends Map<OrderId, Entry> {
  readonly #onChange: (changed: OrderChanged) => void;

  constructor(onChange: (changed: OrderChanged) => void) {
    super();
    this.#onChange = onChange;
  }

  override set(orderId: OrderId, entry: Entry): this {
    const before = this.get(orderId)?.order.status;
    super.set(orderId, entry);
    if (before !== entry.order.status) this.#onChange({ kind: 'orderChanged', order: entry.order, before });
    return this;
  }
}
