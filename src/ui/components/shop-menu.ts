import { AppStore } from '@/application/app/app-store';
import { RetryLoading, type Resource } from '@/application/connection/retry-loading';
import { MenuStore } from '@/application/menu/menu-store';
import { ShopStore } from '@/application/shops/shop-store';
import { LoadMenu } from '@/application/menu/load-menu';
import { findArticle } from '@/domain/menu/find-article';
import type { Article, Menu } from '@/domain/menu/menu';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { Notice } from '@/domain/notice/notice';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import { isReadRetryable } from '@/domain/shared/remote-failure';
import type { Shop, ShopId } from '@/domain/shop/shop';
import type { Deps } from '@/domain/ports/deps';

export interface ShownMenuFailure {
  readonly notice: Notice;
  readonly mayRetry: boolean;
}

/** The menu of the selected shop, for the screens that show some of it. Stateless. */
export class ShopMenu {
  static readonly needs = {
    app: AppStore,
    shops: ShopStore,
    menus: MenuStore,
    loadMenu: LoadMenu,
    retryLoading: RetryLoading,
  };

  private readonly deps: Deps<typeof ShopMenu>;

  constructor(deps: Deps<typeof ShopMenu>) {
    this.deps = deps;
  }

  get shop(): Shop | undefined {
    return this.deps.shops.shop;
  }

  /** This shop's menu, never another's (PAIN-55). */
  get current(): Menu | undefined {
    return this.deps.menus.shopId === this.shop?.id ? this.deps.menus.current : undefined;
  }

  /** The article of a route; undefined where the menu does not have it. */
  articleOf({ params }: MatchedRoute): Article | undefined {
    const code = params.articleId;
    return this.current === undefined || code === undefined ? undefined : findArticle(this.current, code);
  }

  /** Why there is no menu; undefined while it is loaded or loading (PAIN-55). */
  get failure(): ShownMenuFailure | undefined {
    const { menu } = this.deps.menus;
    if (menu.kind !== 'failed' || this.current !== undefined) return undefined;
    const notice = noticeForFailure(menu.failure);
    return notice && { notice, mayRetry: isReadRetryable(menu.failure) };
  }

  /** Loads it until it succeeds, and that of each shop selected later. */
  load(signal: AbortSignal): void {
    const { retryLoading } = this.deps;
    retryLoading.loadEach(
      () => this.shop?.id,
      (shopId, own) => this.resource(shopId, own),
      signal,
    );
  }

  /** What the page of the server was drawn from is not loaded again to take it over. */
  private resource(shopId: ShopId, signal: AbortSignal): Resource {
    const { app, loadMenu } = this.deps;
    const { state, load } = loadMenu.resource(shopId, signal);
    const isThere = () => !app.showsVisitor && this.current !== undefined;
    return { state, load: (isRetry) => (isThere() ? undefined : load(isRetry)) };
  }

  async retry(signal: AbortSignal): Promise<void> {
    if (this.shop !== undefined) await this.deps.loadMenu.load(this.shop.id, signal);
  }
}
