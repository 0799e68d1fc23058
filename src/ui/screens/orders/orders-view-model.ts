import { makeAutoObservable } from 'mobx';

import { RetryLoading } from '@/application/connection/retry-loading';
import { loadedValue } from '@/application/shared/loadable';
import { OrderStore } from '@/application/orders/order-store';
import { LoadOrder } from '@/application/orders/load-order';
import { distinctCurrency } from '@/domain/menu/distinct-currency';
import type { Currency } from '@/domain/menu/menu';
import { isEnded, openOrders } from '@/domain/order/open-orders';
import type { OrderDetails, OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { Clock } from '@/domain/ports/clock';
import { PageVisibility } from '@/domain/ports/page-visibility';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';
import type { Deps } from '@/domain/ports/deps';

/** One order of this device, from what is stored of it and from its details once they are loaded. */
export interface OrderEntry {
  readonly id: OrderId;
  readonly number: string | undefined;
  readonly shopName: string | undefined;
  readonly pickupTime: Instant | undefined;
  readonly total: Amount | undefined;
  /** As it is shown beside those of the other orders. */
  readonly currency: Currency | undefined;
  readonly status: OrderStatus | undefined;
  readonly refunds: OrderDetails['refunds'];
  readonly openRefunds: OrderDetails['openRefunds'];
  /** Nothing is known of it yet, and it is loading. */
  readonly isLoading: boolean;
}

/**
 * The orders of this device whose end the guest has not seen yet, for home and for the list of orders. An end counts
 * as seen when the visible list is left. Source: spec §2 ordersPage, decisions Orders; AMB-16, OPEN-42.
 */
export class OrdersViewModel {
  static readonly needs = {
    orders: OrderStore,
    loadOrder: LoadOrder,
    retryLoading: RetryLoading,
    visibility: PageVisibility,
    clock: Clock,
  };

  private readonly deps: Deps<typeof OrdersViewModel>;

  constructor(deps: Deps<typeof OrdersViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false, entryOf: false }, { autoBind: true });
  }

  /** Loads each order; aborted when the list is left. */
  start(): () => void {
    const leaving = new AbortController();
    const { loadOrder, retryLoading } = this.deps;
    for (const id of this.ids) {
      retryLoading.load(loadOrder.resource(id, undefined, leaving.signal), leaving.signal);
    }
    return () => {
      leaving.abort();
      if (this.deps.visibility.isVisible) this.markEndsSeen();
    };
  }

  get all(): readonly OrderEntry[] {
    return this.ids.map((id) => this.entryOf(id));
  }

  get running(): readonly OrderEntry[] {
    return this.all.filter(({ id }) => !this.isDelivered(id));
  }

  get delivered(): readonly OrderEntry[] {
    return this.all.filter(({ id }) => this.isDelivered(id));
  }

  entryOf(id: OrderId): OrderEntry {
    const { orders } = this.deps;
    const stored = orders.storedOrder(id);
    const { details } = orders.seenOrder(id);
    const loaded = loadedValue(details);
    const isAsked = details.kind === 'idle' || details.kind === 'loading';
    return {
      id,
      number: loaded?.number ?? stored?.number,
      shopName: loaded?.shopName ?? stored?.shopName,
      pickupTime: loaded?.pickupTime ?? stored?.pickupTime,
      total: loaded?.total,
      currency: loaded && distinctCurrency(loaded.currency, this.currencies),
      status: orders.statusOf(id),
      refunds: loaded?.refunds ?? [],
      openRefunds: loaded?.openRefunds ?? [],
      isLoading: isAsked && loaded === undefined && stored?.number === undefined,
    };
  }

  private get currencies(): readonly Currency[] {
    const { orders } = this.deps;
    return this.ids.flatMap((id) => loadedValue(orders.seenOrder(id).details)?.currency ?? []);
  }

  private get ids(): readonly OrderId[] {
    const { orders, clock } = this.deps;
    return openOrders(orders.details, orders.tracked, clock);
  }

  private isDelivered(id: OrderId): boolean {
    return this.deps.orders.tracked.delivered.some((order) => order.id === id);
  }

  private markEndsSeen(): void {
    for (const { id, status } of this.all) if (isEnded(status)) this.deps.orders.markSeen(id);
  }
}
