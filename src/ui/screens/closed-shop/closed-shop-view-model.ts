import { makeAutoObservable } from 'mobx';

import { AppStore } from '@/application/app/app-store';
import { RetryLoading } from '@/application/connection/retry-loading';
import { LanguageStore } from '@/application/language/language-store';
import { LoadMenu } from '@/application/menu/load-menu';
import { MenuStore } from '@/application/menu/menu-store';
import { loadedValue } from '@/application/shared/loadable';
import { HOME, LoadShops, type WantedShops } from '@/application/shops/load-shops';
import { ShopListStore } from '@/application/shops/shop-list-store';
import type { Article, Menu, MenuItem } from '@/domain/menu/menu';
import { articleImage, categoryName } from '@/domain/menu/menu-texts';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { Notice } from '@/domain/notice/notice';
import { Clock } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import { PageVisibility } from '@/domain/ports/page-visibility';
import { nearestOpenShops } from '@/domain/shop/nearest-open-shops';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { canSelectShop } from '@/domain/shop/shop-availability';

/** A category with articles of its own. */
export interface MenuSection {
  readonly id: string;
  readonly name: string;
  readonly articles: readonly Article[];
}

/** How often the server is asked whether the shop has opened, in milliseconds. */
export const OPENING_ASKED_EVERY_MS = 30_000;

/**
 * A shop that is not open for business: its menu to read, until it opens, and open shops near it. It is not selected,
 * and nothing of it can be ordered. Source: DEC-157.
 */
export class ClosedShopViewModel {
  static readonly needs = {
    app: AppStore,
    list: ShopListStore,
    loadShops: LoadShops,
    menus: MenuStore,
    loadMenu: LoadMenu,
    retryLoading: RetryLoading,
    images: ImageAddresses,
    languages: LanguageStore,
    visibility: PageVisibility,
    clock: Clock,
  };

  private leaving = new AbortController();
  private readonly deps: Deps<typeof ClosedShopViewModel>;
  private readonly shopId: ShopId | undefined;

  constructor(deps: Deps<typeof ClosedShopViewModel>, shopId: ShopId | undefined) {
    this.deps = deps;
    this.shopId = shopId;
    makeAutoObservable<this, 'deps' | 'shopId' | 'leaving'>(
      this,
      { deps: false, shopId: false, leaving: false, pictureOf: false },
      { autoBind: true },
    );
  }

  /** Loads the shops and the menu, and asks again while the page can be seen. */
  start(): () => void {
    this.leaving = new AbortController();
    const { signal } = this.leaving;
    const { loadShops, loadMenu, retryLoading, clock, visibility } = this.deps;
    retryLoading.load(loadShops.resource(this.wanted, signal), signal);
    retryLoading.loadEach(
      () => this.readableId,
      (shopId, ended) => loadMenu.resource(shopId, ended),
      signal,
    );
    const ask = (isVisible: boolean): void => {
      if (isVisible && !this.isOpen) void loadShops.load(this.wanted, signal, true);
    };
    const stops = [
      clock.every(OPENING_ASKED_EVERY_MS, () => ask(visibility.isVisible)),
      visibility.onChange(ask),
    ];
    return () => {
      stops.forEach((stop) => stop());
      this.leaving.abort();
    };
  }

  /** Whether the deferred part of the program is there. */
  get isAppLoaded(): boolean {
    return this.deps.app.isAppLoaded;
  }

  get shop(): Shop | undefined {
    return this.deps.list.find(this.shopId);
  }

  get isOpen(): boolean {
    return this.shop !== undefined && canSelectShop(this.shop);
  }

  get hasOwnApp(): boolean {
    return this.shop?.externalAppUri !== undefined;
  }

  /** The address of the app in which this shop takes its orders; undefined where it is no link of the web. */
  get externalApp(): string | undefined {
    const address = this.shop?.externalAppUri;
    return address !== undefined && /^https?:\/\//i.test(address) ? address : undefined;
  }

  get isLoading(): boolean {
    return this.shop === undefined && ['idle', 'loading'].includes(this.deps.list.shops.kind);
  }

  get failure(): Notice | undefined {
    const { shops } = this.deps.list;
    return shops.kind === 'failed' && shops.value === undefined ? noticeForFailure(shops.failure) : undefined;
  }

  /** Shops to order from now, the nearest first. */
  get others(): readonly Shop[] {
    const shops = loadedValue(this.deps.list.shops) ?? [];
    return nearestOpenShops(shops, this.shop, this.deps.languages.language);
  }

  get menu(): Menu | undefined {
    return this.deps.menus.shopId === this.readableId ? this.deps.menus.current : undefined;
  }

  get menuFailure(): Notice | undefined {
    const { shopId, menu } = this.deps.menus;
    const hasFailed = shopId === this.readableId && menu.kind === 'failed' && this.menu === undefined;
    return hasFailed ? noticeForFailure(menu.failure) : undefined;
  }

  get sections(): readonly MenuSection[] {
    return this.menu === undefined ? [] : this.sectionsOf(this.menu.items, { id: '', name: this.menu.name });
  }

  pictureOf(article: Article): string | undefined {
    const image = articleImage(article, this.deps.languages.language);
    const loadedAt = loadedValue(this.deps.menus.menu)?.loadedAt;
    return image === undefined || loadedAt === undefined
      ? undefined
      : this.deps.images.addressOf(image, loadedAt);
  }

  async retry(): Promise<void> {
    await this.deps.loadShops.load(this.wanted, this.leaving.signal);
  }

  async retryMenu(): Promise<void> {
    if (this.readableId !== undefined) await this.deps.loadMenu.load(this.readableId, this.leaving.signal);
  }

  private get wanted(): WantedShops {
    return this.shopId === undefined ? HOME : { kind: 'near', shopId: this.shopId };
  }

  /** A shop with an app of its own has its menu there. */
  private get readableId(): ShopId | undefined {
    return this.hasOwnApp ? undefined : this.shop?.id;
  }

  private sectionsOf(items: readonly MenuItem[], { id, name }: Omit<MenuSection, 'articles'>): MenuSection[] {
    const articles = items.filter((item) => item.kind === 'article');
    const categories = items.filter((item) => item.kind === 'category');
    return [
      ...(articles.length === 0 ? [] : [{ id, name, articles }]),
      ...categories.flatMap((category) =>
        this.sectionsOf(category.items, {
          id: `${id}/${category.code}`,
          name: categoryName(category, this.deps.languages.language),
        }),
      ),
    ];
  }
}
