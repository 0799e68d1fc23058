import { NavigationStore } from '@/application/navigation/navigation-store';
import { ResumePage } from '@/application/app/resume-page';
import { RetryLoading } from '@/application/connection/retry-loading';
import { LoadShops } from '@/application/shops/load-shops';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { matchRoute } from '@/domain/navigation/match-route';
import type { JourneyBookmark } from '@/domain/navigation/page-tracking';
import type { Disposer } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import type { ShopId } from '@/domain/shop/shop';
import { canSelectShop } from '@/domain/shop/shop-availability';

/** The page that the visitor was led away from, and the return to it. Source: PAIN-00, DEC-03, DEC-133. */
export class JourneyBookmarkViewModel {
  static readonly needs = {
    navigation: NavigationStore,
    list: ShopListStore,
    loadShops: LoadShops,
    retryLoading: RetryLoading,
    resumePage: ResumePage,
  };

  private readonly deps: Deps<typeof JourneyBookmarkViewModel>;

  constructor(deps: Deps<typeof JourneyBookmarkViewModel>) {
    this.deps = deps;
  }

  /** Loads the shop of the bookmark, where it is not in the list. */
  start(): Disposer {
    const leaving = new AbortController();
    const { retryLoading, loadShops } = this.deps;
    retryLoading.loadEach(
      () => this.unknownShopId,
      (shopId, signal) => loadShops.resourceOfShop(shopId, signal),
      leaving.signal,
    );
    return () => leaving.abort();
  }

  /** A page of a shop that was closed is offered once the shop is open: it leads here until then. */
  get bookmark(): JourneyBookmark | undefined {
    const { bookmark } = this.deps.navigation;
    if (bookmark?.reason !== 'shopClosed') return bookmark;
    const shop = this.deps.list.find(shopOf(bookmark));
    return shop !== undefined && canSelectShop(shop) ? bookmark : undefined;
  }

  private get unknownShopId(): ShopId | undefined {
    const { navigation, list } = this.deps;
    const { bookmark } = navigation;
    const shopId = bookmark?.reason === 'shopClosed' ? shopOf(bookmark) : undefined;
    return list.extent === undefined || list.find(shopId) !== undefined ? undefined : shopId;
  }

  async resume(): Promise<void> {
    await this.deps.resumePage.resume();
  }
}

const shopOf = ({ path }: JourneyBookmark): ShopId | undefined => matchRoute(path)?.params.shopId;
