import { EventEmitter } from 'node:events';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Disposer } from '@/domain/ports/clock';
import type { ShopId } from '@/domain/shop/shop';
import type { Meter } from '@api/metrics/meter';

/** Receives the new status, or undefined where another process made the change: then read it. */
export type OrderListener = (status: OrderStatus | undefined) => void;

/** What changed for the staff of a shop: one of its orders, or the shop itself. */
export type BoardChange =
  | { readonly kind: 'order'; readonly orderId: OrderId }
  | { readonly kind: 'shop'; readonly shopId: ShopId };

/** Publishes order changes to the status streams, and these and changes of shops to the boards. */
export interface OrderAnnouncer {
  announce(orderId: OrderId, status: OrderStatus): void;
  announceShop(shopId: ShopId): void;
  follow(orderId: OrderId, listener: OrderListener): Disposer;
  /** Receives every change of every shop. */
  followBoards(listener: (change: BoardChange) => void): Disposer;
  /** Receives the changes of other processes, until disposed. */
  watch(): Disposer;
}

/** Publishes to the streams of this process alone. */
export class LocalOrderAnnouncer implements OrderAnnouncer {
  readonly #meter: Meter;
  readonly #events = new EventEmitter().setMaxListeners(0);
  readonly #boards = new EventEmitter<{ change: [BoardChange] }>().setMaxListeners(0);

  constructor(meter: Meter) {
    this.#meter = meter;
  }

  announce(orderId: OrderId, status: OrderStatus): void {
    this.#meter.count('orderSteps', { status });
    this.#events.emit(orderId, status);
    this.#boards.emit('change', { kind: 'order', orderId });
  }

  announceShop(shopId: ShopId): void {
    this.#boards.emit('change', { kind: 'shop', shopId });
  }

  /** Another process has changed an order. */
  notify(orderId: OrderId): void {
    this.#events.emit(orderId, undefined);
    this.#boards.emit('change', { kind: 'order', orderId });
  }

  follow(orderId: OrderId, listener: OrderListener): Disposer {
    this.#events.on(orderId, listener);
    return () => this.#events.off(orderId, listener);
  }

  followBoards(listener: (change: BoardChange) => void): Disposer {
    this.#boards.on('change', listener);
    return () => this.#boards.off('change', listener);
  }

  watch(): Disposer {
    return () => undefined;
  }
}
