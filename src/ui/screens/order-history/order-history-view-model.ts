import { makeAutoObservable, observableRef, reaction } from 'mobx';

import { NoticeStore } from '@/application/notices/notice-store';
import { SessionStore } from '@/application/account/session-store';
import { LoadOrderHistory } from '@/application/account/load-order-history';
import { OrderAgain, type Reorder } from '@/application/basket/order-again';
import type { Currency } from '@/domain/menu/menu';
import { type DayOfOrders, ordersByDay } from '@/domain/customer/orders-by-day';
import type { HistoryPage, PastOrder } from '@/domain/customer/past-order';
import { shownError } from '@/domain/notice/error-state';
import type { Notice } from '@/domain/notice/notice';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { OrderId } from '@/domain/order/order';
import { Clock, type Disposer } from '@/domain/ports/clock';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Instant } from '@/domain/shared/instant';
import type { Deps } from '@/domain/ports/deps';

/** The result of the last reorder. */
export interface ShownReorder {
  readonly orderId: OrderId;
  readonly reorder: Exclude<Reorder, { readonly kind: 'declined' }>;
}

/**
 * The member's orders, page by page, and reordering. Discarded with the screen and with the session. Source: spec §2
 * orderHistory, decisions Order history; PROD-08, ROLE-06, VAL-07.
 */
export class OrderHistoryViewModel {
  static readonly needs = {
    sessions: SessionStore,
    notices: NoticeStore,
    loadOrderHistory: LoadOrderHistory,
    orderAgain: OrderAgain,
    clock: Clock,
  };

  orders: readonly PastOrder[] = [];
  /** Whether there may be older ones. */
  hasMore = true;
  isLoading = true;
  /** The order that is being added to the basket. */
  reordering: OrderId | undefined = undefined;
  reordered: ShownReorder | undefined = undefined;
  private failed: RemoteFailure | undefined = undefined;
  private pages = 0;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof OrderHistoryViewModel>;

  constructor(deps: Deps<typeof OrderHistoryViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'leaving' | 'failed'>(
      this,
      {
        deps: false,
        leaving: false,
        orders: observableRef,
        failed: observableRef,
        reordered: observableRef,
        isFilledFrom: false,
      },
      { autoBind: true },
    );
  }

  /** Loads again for each member. */
  start(): Disposer {
    const stop = reaction(
      () => this.deps.sessions.session.user?.memberNumber,
      () => this.begin(),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.leaving.abort();
    };
  }

  /** Orders of several shops stand below each other. */
  get currencies(): readonly Currency[] {
    return this.orders.map(({ currency }) => currency);
  }

  get days(): readonly DayOfOrders[] {
    return ordersByDay(this.orders);
  }

  get now(): Instant {
    return this.deps.clock.now();
  }

  get isEmpty(): boolean {
    return this.orders.length === 0 && !this.hasMore;
  }

  /** Why the next page failed to load. */
  get failure(): Notice | undefined {
    return this.failed && noticeForFailure(this.failed);
  }

  isFilledFrom({ orderId }: PastOrder): boolean {
    return this.reordered?.orderId === orderId && this.reordered.reorder.kind === 'filled';
  }

  async showMore(): Promise<void> {
    const { signal } = this.leaving;
    this.isLoading = true;
    this.failed = undefined;
    const page = await this.deps.loadOrderHistory.load(this.pages, signal);
    if (signal.aborted) return;
    if (page.ok) this.apply(page.value);
    else this.fail(page.error);
  }

  async orderAgain(order: PastOrder): Promise<void> {
    if (this.reordering !== undefined) return;
    const { orderAgain, notices } = this.deps;
    this.reordering = order.orderId;
    this.reordered = undefined;
    const result = await orderAgain.orderAgain(order, this.leaving.signal);
    this.show(order.orderId, result.ok ? result.value : undefined);
    const notice = result.ok ? undefined : noticeForFailure(result.error);
    if (notice !== undefined) notices.setError(shownError(notice));
  }

  private begin(): void {
    this.leaving.abort();
    this.leaving = new AbortController();
    this.orders = [];
    this.hasMore = true;
    this.pages = 0;
    this.show(undefined, undefined);
    void this.showMore();
  }

  /** A new order moves the others down, so that one may be repeated on the next page. */
  private apply({ orders, isLast }: HistoryPage): void {
    const known = new Set(this.orders.map(({ orderId }) => orderId));
    this.orders = [...this.orders, ...orders.filter(({ orderId }) => !known.has(orderId))];
    this.pages += 1;
    this.hasMore = !isLast;
    this.isLoading = false;
  }

  private fail(failure: RemoteFailure): void {
    this.failed = failure;
    this.isLoading = false;
  }

  private show(orderId: OrderId | undefined, reorder: Reorder | undefined): void {
    this.reordering = undefined;
    const isToBeShown = orderId !== undefined && reorder !== undefined && reorder.kind !== 'declined';
    this.reordered = isToBeShown ? { orderId, reorder } : undefined;
  }
}
