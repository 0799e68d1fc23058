import { makeAutoObservable, reaction } from 'mobx';

import { NavigationStore } from '@/application/navigation/navigation-store';
import { LoadOrder } from '@/application/orders/load-order';
import { OrderStore } from '@/application/orders/order-store';
import { loadedValue } from '@/application/shared/loadable';
import type { Notice } from '@/domain/notice/notice';
import { noticeForOrderStatus } from '@/domain/notice/order-status-notice';
import { orderNews, type OrderNews } from '@/domain/order/open-orders';
import type { OrderId } from '@/domain/order/order';
import type { Deps } from '@/domain/ports/deps';

/** Status changes that the guest has not seen yet, except on the page of that order. Source: OPEN-35, DEC-21. */
export class OrderNewsViewModel {
  static readonly needs = { orders: OrderStore, navigation: NavigationStore, loadOrder: LoadOrder };

  private readonly deps: Deps<typeof OrderNewsViewModel>;

  constructor(deps: Deps<typeof OrderNewsViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Loads the details of the orders that were cancelled: they say what became of the money. */
  start(): () => void {
    return reaction(
      () => this.news.filter(({ status }) => status === 'rollbacked').map(({ order }) => order.orderId),
      (cancelled, before = []) => {
        const fresh = cancelled.filter((orderId) => !before.includes(orderId));
        for (const orderId of fresh) void this.deps.loadOrder.load(orderId);
      },
      { fireImmediately: true },
    );
  }

  get news(): readonly OrderNews[] {
    const { orders, navigation } = this.deps;
    const shown = navigation.current?.params.orderId;
    return orderNews(orders.details, orders.tracked).filter(({ order }) => order.orderId !== shown);
  }

  noticeOf({ order, status }: OrderNews): Notice {
    return noticeForOrderStatus(status, loadedValue(this.deps.orders.seenOrder(order.orderId).details));
  }

  dismiss(orderId: OrderId): void {
    this.deps.orders.markSeen(orderId);
  }
}
