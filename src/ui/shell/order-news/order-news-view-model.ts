import { makeAutoObservable } from 'mobx';

import { NavigationStore } from '@/application/navigation/navigation-store';
import { OrderStore } from '@/application/orders/order-store';
import { orderNews, type OrderNews } from '@/domain/order/open-orders';
import type { OrderId } from '@/domain/order/order';
import type { Deps } from '@/domain/ports/deps';

/** Status changes that the guest has not seen yet, except on the page of that order. Source: OPEN-35, DEC-21. */
export class OrderNewsViewModel {
  static readonly needs = { orders: OrderStore, navigation: NavigationStore };

  private readonly deps: Deps<typeof OrderNewsViewModel>;

  constructor(deps: Deps<typeof OrderNewsViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  get news(): readonly OrderNews[] {
    const { orders, navigation } = this.deps;
    const shown = navigation.current?.params.orderId;
    return orderNews(orders.details, orders.tracked).filter(({ order }) => order.orderId !== shown);
  }

  dismiss(orderId: OrderId): void {
    this.deps.orders.markSeen(orderId);
  }
}
