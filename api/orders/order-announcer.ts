import { EventEmitter } from 'node:events';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Disposer } from '@/domain/ports/clock';
import type { Meter } from '@api/metrics/meter';

/** Publishes order changes to the status streams of this process. */
export class OrderAnnouncer {
  readonly #meter: Meter;
  readonly #events = new EventEmitter().setMaxListeners(0);

  constructor(meter: Meter) {
    this.#meter = meter;
  }

  announce(orderId: OrderId, status: OrderStatus): void {
    this.#meter.count('orderSteps', { status });
    this.#events.emit(orderId, status);
  }

  follow(orderId: OrderId, listener: (status: OrderStatus) => void): Disposer {
    this.#events.on(orderId, listener);
    return () => this.#events.off(orderId, listener);
  }
}
