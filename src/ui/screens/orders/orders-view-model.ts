import { makeAutoObservable } from 'mobx';

import { RetryLoading } from '@/application/retry-loading';
import { loadedValue } from '@/application/stores/loadable';
import { OrderStore } from '@/application/stores/order-store';
import { LoadOrder } from '@/application/use-cases/load-order';
import type { OrderDetails, OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { TrackedOrder } from '@/domain/order/tracked-order';
import type { Services } from '@/ui/app/services';

/** One order of this device; `details` once they are known. */
export interface OrderEntry {
  readonly id: OrderId;
  readonly details: OrderDetails | undefined;
  readonly status: OrderStatus | undefined;
  readonly isLoading: boolean;
}

/** All running and delivered orders of this device. Source: spec §2 ordersPage, decisions Orders; AMB-16, TRACK-04. */
export class OrdersViewModel {
  static readonly needs = { orders: OrderStore, loadOrder: LoadOrder, retryLoading: RetryLoading };

  private readonly services: Services<typeof OrdersViewModel.needs>;

  constructor(services: Services<typeof OrdersViewModel.needs>) {
    this.services = services;
    makeAutoObservable<this, 'services'>(this, { services: false, entryOf: false }, { autoBind: true });
  }

  /** Asks after each order; what is under way is given up on leaving. */
  start(): () => void {
    const leaving = new AbortController();
    const { orders, loadOrder, retryLoading } = this.services;
    for (const { id } of orders.running) {
      const load = () => loadOrder.execute(id, undefined, leaving.signal);
      retryLoading.load({ state: () => orders.seenOrder(id).details, load }, leaving.signal);
    }
    return () => leaving.abort();
  }

  get running(): readonly OrderEntry[] {
    return this.services.orders.tracked.paid.map((order) => this.entryOf(order));
  }

  get delivered(): readonly OrderEntry[] {
    return this.services.orders.tracked.delivered.map((order) => this.entryOf(order));
  }

  entryOf({ id }: TrackedOrder): OrderEntry {
    const seen = this.services.orders.seenOrder(id);
    return {
      id,
      details: loadedValue(seen.details),
      status: seen.status,
      isLoading: seen.details.kind === 'idle' || seen.details.kind === 'loading',
    };
  }
}
