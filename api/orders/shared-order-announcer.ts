import { parseOrderId, type OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Disposer } from '@/domain/ports/clock';
import { parseShopId, type ShopId } from '@/domain/shop/shop';
import type { Database } from '@api/database/database';
import { withoutBudget } from '@api/database/query-budget';
import type {
  BoardChange,
  LocalOrderAnnouncer,
  OrderAnnouncer,
  OrderListener,
} from '@api/orders/order-announcer';

const CHANNEL = 'lucka_orders';
/** Marks the id of a shop; no order id has a colon. */
const SHOP = 'shop:';
/** A notification has at most 8 000 bytes, and an id 22 characters. */
const MAX_IDS = 300;

interface SharedOrderAnnouncerDeps {
  readonly local: LocalOrderAnnouncer;
  readonly database: Database;
  /** Different in each process. */
  readonly sender: string;
}

/**
 * Publishes order changes to the status streams of all processes on a database, by NOTIFY. The changes that happen
 * during one statement travel together in the next. The others learn the id only and read the status, so that statuses
 * never arrive in the wrong order; a notification that is lost is made up for by the stream's next heartbeat.
 */
export class SharedOrderAnnouncer implements OrderAnnouncer {
  readonly #deps: SharedOrderAnnouncerDeps;
  readonly #unsent = new Set<string>();
  #isSending = false;

  constructor(deps: SharedOrderAnnouncerDeps) {
    this.#deps = deps;
  }

  announce(orderId: OrderId, status: OrderStatus): void {
    this.#deps.local.announce(orderId, status);
    this.#publish(orderId);
  }

  announceShop(shopId: ShopId): void {
    this.#deps.local.announceShop(shopId);
    this.#publish(SHOP + String(shopId));
  }

  follow(orderId: OrderId, listener: OrderListener): Disposer {
    return this.#deps.local.follow(orderId, listener);
  }

  followBoards(listener: (change: BoardChange) => void): Disposer {
    return this.#deps.local.followBoards(listener);
  }

  watch(): Disposer {
    return this.#deps.database.watch(CHANNEL, (payload = '') => {
      const [sender, ...changed] = payload.split(' ');
      if (sender === this.#deps.sender) return;
      for (const id of changed) this.#notify(id);
    });
  }

  #notify(id: string): void {
    const orderId = parseOrderId(id);
    const shopId = id.startsWith(SHOP) ? parseShopId(id.slice(SHOP.length)) : undefined;
    if (shopId !== undefined) this.#deps.local.announceShop(shopId);
    else if (orderId !== undefined) this.#deps.local.notify(orderId);
  }

  #publish(id: string): void {
    this.#unsent.add(id);
    if (!this.#isSending) void withoutBudget(() => this.#send());
  }

  async #send(): Promise<void> {
    const { database, sender } = this.#deps;
    this.#isSending = true;
    while (this.#unsent.size > 0) {
      const ids = [...this.#unsent].slice(0, MAX_IDS);
      for (const id of ids) this.#unsent.delete(id);
      // Nothing that a crash must not lose, so it does not wait for the disk.
      await database
        .query("SELECT pg_notify($1, $2), set_config('synchronous_commit', 'off', true)", [
          CHANNEL,
          [sender, ...ids].join(' '),
        ])
        .catch(() => undefined);
    }
    this.#isSending = false;
  }
}
