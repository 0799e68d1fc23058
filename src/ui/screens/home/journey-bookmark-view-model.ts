import { NavigationStore } from '@/application/navigation/navigation-store';
import { ResumePage } from '@/application/app/resume-page';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { matchRoute } from '@/domain/navigation/match-route';
import type { JourneyBookmark } from '@/domain/navigation/page-tracking';
import type { Deps } from '@/domain/ports/deps';
import { canSelectShop } from '@/domain/shop/shop-availability';

/** The page that the visitor was led away from, and the return to it. Source: PAIN-00, DEC-03, DEC-133. */
export class JourneyBookmarkViewModel {
  static readonly needs = { navigation: NavigationStore, list: ShopListStore, resumePage: ResumePage };

  private readonly deps: Deps<typeof JourneyBookmarkViewModel>;

  constructor(deps: Deps<typeof JourneyBookmarkViewModel>) {
    this.deps = deps;
  }

  /** A page of a shop that was closed is offered once the shop is open: it leads here until then. */
  get bookmark(): JourneyBookmark | undefined {
    const { bookmark } = this.deps.navigation;
    if (bookmark?.reason !== 'shopClosed') return bookmark;
    const shop = this.deps.list.find(matchRoute(bookmark.path)?.params.shopId);
    return shop !== undefined && canSelectShop(shop) ? bookmark : undefined;
  }

  async resume(): Promise<void> {
    await this.deps.resumePage.resume();
  }
}
