import { makeAutoObservable, reaction } from 'mobx';

import { ConnectionStore } from '@/application/connection/connection-store';
import { loadedValue } from '@/application/shared/loadable';
import { NoticeStore } from '@/application/notices/notice-store';
import { OrderStore, type SeenOrder } from '@/application/orders/order-store';
import { disposeAll } from '@/application/shared/background-service';
import { LoadShops } from '@/application/shops/load-shops';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { SubscribeOrderStatus } from '@/application/orders/subscribe-order-status';
import { LoadOrder } from '@/application/orders/load-order';
import { buildPath } from '@/domain/navigation/build-path';
import type { MatchedRoute } from '@/domain/navigation/route';
import { noticeForOrderStatus } from '@/domain/notice/order-status-notice';
import type { CustomerCode, OrderDetails, OrderId, OrderShop } from '@/domain/order/order';
import { customerCodeIn } from '@/domain/navigation/order-link';
import type { OrderStatus } from '@/domain/order/order-status';
import { isReadRetryable } from '@/domain/shared/remote-failure';
import { ArticlePictures } from '@/ui/components/article-pictures';
import { ShopMenu } from '@/ui/components/shop-menu';
import { PageSubjectStore } from '@/application/navigation/page-subject-store';
import { findArticle } from '@/domain/menu/find-article';
import { PageVisibility } from '@/domain/ports/page-visibility';
import type { ShopId } from '@/domain/shop/shop';
import type { Instant } from '@/domain/shared/instant';
import type { Deps } from '@/domain/ports/deps';

/**
 * `statusOnly`: the order's code is not known here, so nothing of the person is shown (PAIN-64). `failed`: it could
 * not be loaded at all yet.
 */
export type OrderPageState = 'loading' | 'shown' | 'statusOnly' | 'unknown' | 'failed';

/** More would hide each other behind the shutter. */
const MAX_PICTURES = 3;

/**
 * One order, whose status is subscribed to while its page is shown. Source: decisions Order; PAIN-58, PAIN-59,
 * PAIN-64.
 */
export class OrderViewModel {
  static readonly needs = {
    orders: OrderStore,
    connection: ConnectionStore,
    notices: NoticeStore,
    loadOrder: LoadOrder,
    subscribeOrderStatus: SubscribeOrderStatus,
    visibility: PageVisibility,
    subjects: PageSubjectStore,
    shopList: ShopListStore,
    loadShops: LoadShops,
    ...ArticlePictures.needs,
    ...ShopMenu.needs,
  };

  readonly orderId: OrderId | undefined;
  private readonly pictures: ArticlePictures;
  private readonly shopMenu: ShopMenu;
  private leaving = new AbortController();
  private readonly code: CustomerCode | undefined;
  private readonly deps: Deps<typeof OrderViewModel>;

  constructor(deps: Deps<typeof OrderViewModel>, route: MatchedRoute) {
    this.deps = deps;
    this.orderId = route.params.orderId;
    this.code = customerCodeIn(route.fullPath);
    this.pictures = new ArticlePictures(deps);
    this.shopMenu = new ShopMenu(deps);
    makeAutoObservable<this, 'deps' | 'leaving' | 'pictures' | 'shopMenu'>(
      this,
      { deps: false, leaving: false, pictures: false, shopMenu: false },
      { autoBind: true },
    );
  }

  start(): () => void {
    this.leaving = new AbortController();
    const { orderId } = this;
    if (orderId === undefined) return () => undefined;
    const { loadOrder, loadShops, retryLoading } = this.deps;
    const { signal } = this.leaving;
    retryLoading.load(loadOrder.resource(orderId, this.code, signal), signal);
    this.shopMenu.load(signal);
    retryLoading.loadEach(
      () => this.unknownShopId,
      (shopId, own) => loadShops.resourceOfShop(shopId, own),
      signal,
    );
    void this.deps.subscribeOrderStatus.subscribe(orderId, this.leaving.signal);
    const stop = disposeAll(this.receiveNews(orderId), this.markSeen(orderId));
    return () => {
      stop();
      this.leaving.abort();
    };
  }

  get state(): OrderPageState {
    const { seen } = this;
    if (seen === undefined) return 'unknown';
    if (this.details !== undefined) return 'shown';
    if (seen.details.kind !== 'failed') return 'loading';
    if (this.isUnfetched) return 'failed';
    return seen.status === undefined ? 'unknown' : 'statusOnly';
  }

  get details(): OrderDetails | undefined {
    return this.seen && loadedValue(this.seen.details);
  }

  /** Where the order is collected: as its server says, else as this device knows the shop. */
  get shop(): OrderShop | undefined {
    const { details, deps } = this;
    if (details === undefined) return undefined;
    const { shop } = deps.shops;
    return details.shop ?? (shop?.id === details.shopId ? shop : deps.shopList.find(details.shopId));
  }

  get status(): OrderStatus | undefined {
    return this.seen?.status;
  }

  /** Only paid orders have a receipt. */
  get hasReceipt(): boolean {
    return this.status !== undefined && this.status !== 'calculatedPrice' && this.status !== 'rollbacked';
  }

  get lastUpdated(): Instant | undefined {
    return this.seen?.lastUpdated;
  }

  /** What is shown may be old (PAIN-58). */
  get isOutOfTouch(): boolean {
    return !this.deps.connection.isOnline || (this.seen?.isOutOfTouch ?? false);
  }

  /** The menu of the same shop, where that is known; else home. */
  get newOrderPath(): string {
    return this.details === undefined ? buildPath.home() : buildPath.menuPage(this.details.shopId);
  }

  /** The pictures of the first ordered dishes, where the selected shop has the order. */
  get dishPictures(): readonly string[] {
    const menu = this.shopMenu.current;
    if (this.details === undefined || menu?.shopId !== this.details.shopId) return [];
    const addresses = this.details.items.flatMap(({ code }) => {
      const article = findArticle(menu, code);
      return (article && this.pictures.addressOf(article)) ?? [];
    });
    return [...new Set(addresses)].slice(0, MAX_PICTURES);
  }

  /** Shows the step and the number in the title of the browser's tab; undefined on leaving. */
  setSubject(subject: string | undefined): void {
    this.deps.subjects.setSubject(subject);
  }

  retry(): void {
    if (this.orderId !== undefined) void this.load(this.orderId);
  }

  /** The details could not be loaded, for another reason than a missing permission. */
  private get isUnfetched(): boolean {
    const details = this.seen?.details;
    return details?.kind === 'failed' && isReadRetryable(details.failure);
  }

  /** Of an order whose server does not say where it is collected. */
  private get unknownShopId(): ShopId | undefined {
    return this.shop !== undefined || this.deps.shopList.isWhole ? undefined : this.details?.shopId;
  }

  private get seen(): SeenOrder | undefined {
    return this.orderId && this.deps.orders.seenOrder(this.orderId);
  }

  /** Marks the status as seen while the page is visible, so that it is not announced elsewhere. */
  private markSeen(orderId: OrderId): () => void {
    const { orders, visibility } = this.deps;
    const mark = (): void => {
      if (visibility.isVisible) orders.markSeen(orderId);
    };
    return disposeAll(
      visibility.onChange(mark),
      reaction(() => orders.knownStatusOf(orderId), mark, { fireImmediately: true }),
    );
  }

  private async load(orderId: OrderId): Promise<void> {
    await this.deps.loadOrder.load(orderId, this.code, this.leaving.signal);
  }

  /** Announces each status after the first, and loads missing details once the server can be reached. */
  private receiveNews(orderId: OrderId): () => void {
    return reaction(
      () => this.status,
      (status, before) => {
        if (status !== undefined && before !== undefined) void this.announce(orderId, status);
        else if (this.isUnfetched) void this.load(orderId);
      },
    );
  }

  /** The details of an order that was taken back are loaded first: they say why, and what became of the money. */
  private async announce(orderId: OrderId, status: OrderStatus): Promise<void> {
    if (status === 'rollbacked' || this.isUnfetched) await this.load(orderId);
    this.deps.notices.announce(noticeForOrderStatus(status, this.details));
  }
}
