import { EventEmitter } from 'node:events';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Disposer } from '@/domain/ports/clock';

/** Tells those who follow an order, in this process, that it has moved. */
export class OrderAnnouncer {
  readonly #events = new EventEmitter().setMaxListeners(0);

  announce(orderId: OrderId, status: OrderStatus): void {
    this.#events.emit(orderId, status);
  }

  follow(orderId: OrderId, listener: (status: OrderStatus) => void): Disposer {
    this.#events.on(orderId, listener);
    return () => this.#events.off(orderId, listener);
  }
}
