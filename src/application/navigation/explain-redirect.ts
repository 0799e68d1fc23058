import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { ShopStore } from '@/application/shops/shop-store';
import { hasItems } from '@/domain/basket/basket-count';
import { bookmarkOf } from '@/domain/navigation/bookmark-of';
import type { RedirectReason } from '@/domain/navigation/page-tracking';
import { readQuery } from '@/domain/navigation/read-query';
import type { MatchedRoute } from '@/domain/navigation/route';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { Notice } from '@/domain/notice/notice';
import { isGone } from '@/domain/shared/remote-failure';

/**
 * Shows why the visitor is redirected to home instead of a shop (the page of a closed one says so itself), and has home
 * link to the requested page, with the note and the spot of its address. There is no link to a shop that does not
 * exist; a wall screen, which nobody operates, returns by itself. Source: DEC-03.
 */
export class ExplainRedirect {
  static readonly needs = {
    baskets: BasketStore,
    navigation: NavigationStore,
    notices: NoticeStore,
    shops: ShopStore,
  };

  private readonly deps: Deps<typeof ExplainRedirect>;

  constructor(deps: Deps<typeof ExplainRedirect>) {
    this.deps = deps;
  }

  explain(route: MatchedRoute, reason: RedirectReason): void {
    if (this.deps.navigation.wall !== undefined) return;
    if (reason === 'shopNotLoaded') {
      const notice = this.failureNotice;
      if (notice === undefined) return;
      this.deps.notices.addToast(notice);
    } else if (!this.mayReturn(route)) return;
    this.deps.navigation.setBookmark(bookmarkOf(route, this.deps.baskets.basket, reason));
  }

  /**
   * To a closed shop only with something of the visitor's, and never to one with an app of its own: it does not open
   * here.
   */
  private mayReturn(route: MatchedRoute): boolean {
    const { basket } = this.deps.baskets;
    const { note, spotId } = readQuery(route);
    const isOwnBasket = hasItems(basket) && basket.shopId === this.deps.shops.shop?.id;
    const hasOwn = isOwnBasket || note !== undefined || spotId !== undefined;
    return hasOwn && this.deps.shops.shop?.externalAppUri === undefined;
  }

  /** As of a misprinted code. */
  reportInvalidShop(): void {
    if (this.deps.navigation.wall !== undefined) return;
    this.deps.notices.addToast({ key: 'error.preOrder.invalid-shop-id', values: {} });
  }

  private get failureNotice(): Notice | undefined {
    const { failure } = this.deps.shops;
    return failure === undefined || isGone(failure) ? undefined : noticeForFailure(failure);
  }
}
