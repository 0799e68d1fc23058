import type { OrderId } from '@/domain/order/order';
import type { Disposer } from '@/domain/ports/clock';
import type { ShopId } from '@/domain/shop/shop';
import type { OrderAnnouncer } from '@api/orders/order-announcer';
import type { OrderStore } from '@api/orders/order-store';

const KNOWN_ORDERS_MAX = 1_000;

interface BoardChangesDeps {
  readonly announcer: OrderAnnouncer;
  readonly orders: OrderStore;
}

/**
 * Sorts the announced changes by shop, for the open boards. Asks whose an order is once, and only while one is open.
 */
export class BoardChanges {
  readonly #deps: BoardChangesDeps;
  readonly #listeners = new Map<ShopId, Set<() => void>>();
  readonly #shopOf = new Map<OrderId, ShopId>();
  #stop: Disposer | undefined;

  constructor(deps: BoardChangesDeps) {
    this.#deps = deps;
  }

  follow(shopId: ShopId, listener: () => void): Disposer {
    this.#stop ??= this.#deps.announcer.followBoards((change) => {
      if (change.kind === 'shop') this.#publish(change.shopId);
      // Where the database is away, the next heartbeat of the stream finds the change.
      else void this.#publishOrder(change.orderId).catch(() => undefined);
    });
    const listeners = this.#listeners.get(shopId) ?? new Set();
    this.#listeners.set(shopId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(shopId);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  async #publishOrder(orderId: OrderId): Promise<void> {
    const shopId = this.#shopOf.get(orderId) ?? (await this.#deps.orders.find(orderId))?.shopId;
    if (shopId === undefined) return;
    if (this.#shopOf.size >= KNOWN_ORDERS_MAX) this.#shopOf.clear();
    this.#shopOf.set(orderId, shopId);
    this.#publish(shopId);
  }

  #publish(shopId: ShopId): void {
    for (const listener of this.#listeners.get(shopId) ?? []) listener();
  }
}
