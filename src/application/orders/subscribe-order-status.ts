import type { Deps } from '@/domain/ports/deps';
import { OrderStore } from '@/application/orders/order-store';
import { ApplyOrderStatus } from '@/application/orders/apply-order-status';
import type { OrderId } from '@/domain/order/order';
import { isFinalStatus } from '@/domain/order/status-change';
import { Clock, wait } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { OrderGateway } from '@/domain/ports/order-gateway';
import { isGone } from '@/domain/shared/remote-failure';

/**
 * The pause of an order page between the end of its stream and the next query. The 10-minute poll continues
 * independently. Source: PAIN-58.
 */
export const FOLLOW_AGAIN_MS = 15_000;

/** The maximum pause while the server has no such order. */
export const FOLLOW_AGAIN_MAX_MS = 600_000;

/**
 * Keeps the status of a shown order up to date until the signal aborts or its final status: by the server's stream
 * where there is one, and by queries when that ends and whenever the network is back. Failures are logged, and the
 * order counts as out of touch meanwhile. Source: decisions, GET /api/order/{orderId}/events; PAIN-58, HAND-02.
 */
export class SubscribeOrderStatus {
  static readonly needs = {
    gateway: OrderGateway,
    orders: OrderStore,
    applyOrderStatus: ApplyOrderStatus,
    connection: Connection,
    clock: Clock,
    reporter: FailureReporter,
  };

  private readonly deps: Deps<typeof SubscribeOrderStatus>;

  constructor(deps: Deps<typeof SubscribeOrderStatus>) {
    this.deps = deps;
  }

  async subscribe(orderId: OrderId, signal: AbortSignal): Promise<void> {
    let pauseMs = FOLLOW_AGAIN_MS;
    while (!signal.aborted) {
      const isUnknown = await this.ask(orderId, signal);
      if (this.isOver(orderId)) return;
      const stream = this.subscribeUntilFinal(orderId, signal);
      await stream;
      if (signal.aborted || this.isOver(orderId)) return;
      if (!isUnknown) pauseMs = FOLLOW_AGAIN_MS;
      await this.pause(pauseMs, signal);
      pauseMs = Math.min(pauseMs * 2, FOLLOW_AGAIN_MAX_MS);
    }
  }

  /** Resolves to whether the server answered that there is no such order. */
  private async ask(orderId: OrderId, signal: AbortSignal): Promise<boolean> {
    const applyStatus = this.deps.applyOrderStatus.beginRequest(orderId);
    const result = await this.deps.gateway.status(orderId, this.deps.orders.customerCodeOf(orderId), signal);
    if (signal.aborted) return false;
    if (result.ok) {
      applyStatus(result.value);
      return false;
    }
    this.deps.orders.setSeen(orderId, { isOutOfTouch: true });
    this.deps.reporter.log({ id: 'lucka:order-status-failed', message: result.error.kind });
    return isGone(result.error);
  }

  /** Resolves when the stream ends or the final status has arrived. */
  private async subscribeUntilFinal(orderId: OrderId, signal: AbortSignal): Promise<void> {
    const own = new AbortController();
    const stop = () => own.abort();
    signal.addEventListener('abort', stop, { once: true });
    const applyStatus = this.deps.applyOrderStatus.openStream(orderId);
    await this.deps.gateway.subscribe(
      orderId,
      this.deps.orders.customerCodeOf(orderId),
      (status) => {
        if (own.signal.aborted) return;
        applyStatus(status);
        if (this.isOver(orderId)) stop();
      },
      own.signal,
    );
    signal.removeEventListener('abort', stop);
  }

  /** Resolves after `ms`, or when the network is back. */
  private async pause(ms: number, signal: AbortSignal): Promise<void> {
    const back = new AbortController();
    const stopListening = this.deps.connection.onChange((isOnline) => isOnline && back.abort());
    const stop = () => back.abort();
    signal.addEventListener('abort', stop, { once: true });
    await wait(this.deps.clock, ms, back.signal);
    signal.removeEventListener('abort', stop);
    stopListening();
  }

  private isOver(orderId: OrderId): boolean {
    const { status } = this.deps.orders.seenOrder(orderId);
    return status !== undefined && isFinalStatus(status);
  }
}
