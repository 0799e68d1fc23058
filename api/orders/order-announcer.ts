import { EventEmitter } from 'node:events';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Disposer } from '@/domain/ports/clock';

/** Publishes order changes to the status streams of this process. */
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
