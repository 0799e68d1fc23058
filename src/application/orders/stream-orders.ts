import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';

import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { OrderStore } from '@/application/orders/order-store';
import { ApplyOrderStatus } from '@/application/orders/apply-order-status';
import type { OrderId } from '@/domain/order/order';
import { Clock, type Disposer, wait } from '@/domain/ports/clock';
import { OrderGateway } from '@/domain/ports/order-gateway';
import { isReadRetryable } from '@/domain/shared/remote-failure';
import { PageVisibility } from '@/domain/ports/page-visibility';

/** Browsers allow few connections to one server, and each order takes one. */
export const MAX_ORDER_STREAMS = 2;

/** The pause before a stream that ended is opened again, doubled after each stream without a status. */
export const STREAM_AGAIN_MIN_MS = 15_000;
export const STREAM_AGAIN_MAX_MS = 600_000;

/**
 * Receives the statuses of the latest paid orders as they change, while the page is visible, so that visitors are
 * notified on any page. An order whose own page is shown has a stream there. After a refusal of the stream itself
 * (401, 404) none is opened until the page is shown again, after an overload one after a pause; the poll continues.
 * Source: DEC-21; PAIN-58.
 */
export class StreamOrders implements BackgroundService {
  static readonly needs = {
    visibility: PageVisibility,
    orders: OrderStore,
    navigation: NavigationStore,
    gateway: OrderGateway,
    applyOrderStatus: ApplyOrderStatus,
    clock: Clock,
  };

  private readonly open = new Map<OrderId, AbortController>();

  private readonly deps: Deps<typeof StreamOrders>;

  constructor(deps: Deps<typeof StreamOrders>) {
    this.deps = deps;
  }

  start(): Disposer {
    return disposeAll(
      () => this.openOnly([]),
      this.deps.visibility.onChange(() => this.openOnly(this.wanted())),
      reaction(
        () => this.wanted().join(),
        () => this.openOnly(this.wanted()),
        { fireImmediately: true },
      ),
    );
  }

  private wanted(): readonly OrderId[] {
    const shown = this.deps.navigation.current?.params.orderId;
    const ids = this.deps.orders.tracked.paid.map(({ id }) => id).filter((id) => id !== shown);
    return this.deps.visibility.isVisible ? ids.slice(-MAX_ORDER_STREAMS) : [];
  }

  private openOnly(wanted: readonly OrderId[]): void {
    for (const [id, leaving] of this.open) {
      if (wanted.includes(id)) continue;
      this.open.delete(id);
      leaving.abort();
    }
    for (const id of wanted) if (!this.open.has(id)) void this.stream(id);
  }

  private async stream(id: OrderId): Promise<void> {
    const leaving = new AbortController();
    this.open.set(id, leaving);
    const { signal } = leaving;
    let pauseMs = STREAM_AGAIN_MIN_MS;
    while (!signal.aborted) {
      const applyStatus = this.deps.applyOrderStatus.openStream(id);
      const end = await this.deps.gateway.subscribe(
        id,
        this.deps.orders.customerCodeOf(id),
        (status) => {
          pauseMs = STREAM_AGAIN_MIN_MS;
          if (!signal.aborted) applyStatus(status);
        },
        signal,
      );
      if (!end.ok && !isReadRetryable(end.error)) return;
      const askedMs = !end.ok && end.error.kind === 'refused' ? (end.error.retryAfterMs ?? 0) : 0;
      await wait(this.deps.clock, Math.max(pauseMs, askedMs), signal);
      pauseMs = Math.min(pauseMs * 2, STREAM_AGAIN_MAX_MS);
    }
  }
}
