import { makeAutoObservable, observableRef, reaction } from 'mobx';

import { loadedValue } from '@/application/shared/loadable';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { favoriteShops } from '@/domain/customer/favorite-shops';
import { withFavorite } from '@/domain/customer/favorite';
import type { Favorite } from '@/domain/customer/session';
import { findArticle, findArticlePath } from '@/domain/menu/find-article';
import { parseArticleCode, type ArticleCode, type Menu } from '@/domain/menu/menu';
import type { FoundArticle } from '@/domain/menu/found-article';
import type { Disposer } from '@/domain/ports/clock';
import { orderShopList } from '@/domain/shop/order-shop-list';
import type { Shop } from '@/domain/shop/shop';
import type { Deps } from '@/domain/ports/deps';
import { ArticleCardModel } from '@/ui/components/article-card-model';
import { ShopMenu } from '@/ui/components/shop-menu';

/**
 * The member's favourite shops, and which of the favourite dishes the chosen shop has. A removed favourite stays
 * listed until the screen is left, so that it can be restored. Source: spec §2 favorites, AMB-17; PROD-06, PROD-07,
 * ROLE-05.
 */
export class FavoritesViewModel {
  static readonly needs = {
    ...ArticleCardModel.needs,
    ...ShopMenu.needs,
    settings: SettingsStore,
    shopList: ShopListStore,
  };

  readonly cards: ArticleCardModel;
  readonly shopMenu: ShopMenu;
  private seen: readonly Favorite[];
  private leaving = new AbortController();
  private readonly deps: Deps<typeof FavoritesViewModel>;

  constructor(deps: Deps<typeof FavoritesViewModel>) {
    this.deps = deps;
    this.cards = new ArticleCardModel(deps, 'Article');
    this.shopMenu = new ShopMenu(deps);
    this.seen = deps.sessions.session.user?.favorites ?? [];
    makeAutoObservable<this, 'deps' | 'seen' | 'leaving'>(
      this,
      { cards: false, shopMenu: false, deps: false, leaving: false, seen: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    this.leaving = new AbortController();
    this.shopMenu.load(this.leaving.signal);
    const stop = reaction(
      () => this.deps.sessions.session.user?.favorites,
      (favorites) => this.see(favorites),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.leaving.abort();
    };
  }

  async retry(): Promise<void> {
    await this.shopMenu.retry(this.leaving.signal);
  }

  /** Whether a member is logged in is not known yet. */
  get isWaiting(): boolean {
    return this.deps.sessions.session.loading;
  }

  get isMember(): boolean {
    return this.deps.sessions.session.isAuthenticated;
  }

  get isLoginOffered(): boolean {
    return this.deps.settings.settings?.isCustomerLoginEnabled === true;
  }

  get isEmpty(): boolean {
    return this.seen.length === 0;
  }

  get hasShops(): boolean {
    return this.seen.some(({ type }) => type === 'shop');
  }

  /** In the order of home; undefined while they are loading. */
  get shops(): readonly Shop[] | undefined {
    const { shopList, languages } = this.deps;
    if (loadedValue(shopList.shops) === undefined) return undefined;
    return orderShopList(
      favoriteShops(this.seen).flatMap((id) => shopList.find(id) ?? []),
      {
        isFavorite: () => true,
        distancesKm: shopList.distances,
        language: languages.language,
      },
    );
  }

  get articleCodes(): readonly ArticleCode[] {
    return this.seen
      .filter(({ type }) => type === 'article')
      .map(({ code }) => parseArticleCode(code))
      .filter((code) => code !== undefined);
  }

  /** Those that the chosen shop has. */
  get articles(): readonly FoundArticle[] {
    const menu = this.shopMenu.current;
    return menu === undefined ? [] : this.articleCodes.flatMap((code) => foundIn(menu, code));
  }

  /** How many the chosen shop does not have. */
  get elsewhere(): number {
    return this.articleCodes.length - this.articles.length;
  }

  private see(favorites: readonly Favorite[] | undefined): void {
    this.seen = favorites === undefined ? [] : favorites.reduce(withFavorite, this.seen);
  }
}

function foundIn(menu: Menu, code: ArticleCode): readonly FoundArticle[] {
  const [article, path] = [findArticle(menu, code), findArticlePath(menu, code)];
  return article === undefined || path === undefined ? [] : [{ article, path }];
}
