import { EventEmitter } from 'node:events';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Disposer } from '@/domain/ports/clock';
import type { Meter } from '@api/metrics/meter';

/** Receives the new status, or undefined where another process made the change: then read it. */
export type OrderListener = (status: OrderStatus | undefined) => void;

/** Publishes order changes to the status streams. */
export interface OrderAnnouncer {
  announce(orderId: OrderId, status: OrderStatus): void;
  follow(orderId: OrderId, listener: OrderListener): Disposer;
  /** Receives the changes of other processes, until disposed. */
  watch(): Disposer;
}

/** Publishes to the streams of this process alone. */
export class LocalOrderAnnouncer implements OrderAnnouncer {
  readonly #meter: Meter;
  readonly #events = new EventEmitter().setMaxListeners(0);

  constructor(meter: Meter) {
    this.#meter = meter;
  }

  announce(orderId: OrderId, status: OrderStatus): void {
    this.#meter.count('orderSteps', { status });
    this.#events.emit(orderId, status);
  }

  /** Another process has changed an order. */
  notify(orderId: string): void {
    this.#events.emit(orderId, undefined);
  }

  follow(orderId: OrderId, listener: OrderListener): Disposer {
    this.#events.on(orderId, listener);
    return () => this.#events.off(orderId, listener);
  }

  watch(): Disposer {
    return () => undefined;
  }
}
