import { makeAutoObservable, observableRef, reaction } from 'mobx';

import { AppStore } from '@/application/app/app-store';
import { RetryLoading } from '@/application/connection/retry-loading';
import { loadedValue } from '@/application/shared/loadable';
import { NoticeStore } from '@/application/notices/notice-store';
import { SessionStore } from '@/application/account/session-store';
import { LoadShops } from '@/application/shops/load-shops';
import { LoadApp, type App } from '@/application/app/load-app';
import type { ShopSelection } from '@/application/navigation/select-shop';
import type { Favorite } from '@/domain/customer/session';
import type { Notice } from '@/domain/notice/notice';
import { noticeWithoutCode } from '@/domain/notice/notice-for-status';
import { shownError } from '@/domain/notice/error-state';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import { type DishesOfShops, offeredDishes, type OfferedDish } from '@/domain/menu/home-dishes';
import type { Currency } from '@/domain/menu/menu';
import { buildPath } from '@/domain/navigation/build-path';
import { Navigator } from '@/domain/ports/navigator';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { isFavoriteShop } from '@/domain/customer/is-favorite-shop';
import { canSelectShop } from '@/domain/shop/shop-availability';
import { orderShopList } from '@/domain/shop/order-shop-list';
import { searchShops } from '@/domain/shop/search-shops';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { shownShops, type ShownShops } from '@/domain/shop/shown-shops';
import { singleShop } from '@/domain/shop/single-shop';
import type { Deps } from '@/domain/ports/deps';
import { DishPictures } from '@/ui/screens/home/dish-pictures';
import type { DishSearch } from '@/ui/screens/home/dish-search';

/** Most visits begin without a search. */
const loadDishSearch = () => import('@/ui/screens/home/dish-search').catch(() => undefined);

const NONE_FOUND: DishesOfShops = new Map();

/** Offered where no restaurant is found. */
const SUGGESTED_MAX = 3;

type SelectedShop = Extract<ShopSelection, { readonly kind: 'selected' }>;

/** The shown shops, and the choice of one. Source: spec §2 Home screen; HOME-03, HOME-21 to HOME-24. */
export class HomeViewModel {
  static readonly needs = {
    ...DishPictures.needs,
    app: AppStore,
    session: SessionStore,
    notices: NoticeStore,
    loadShops: LoadShops,
    retryLoading: RetryLoading,
    loadApp: LoadApp,
    navigator: Navigator,
    catalog: ShopCatalog,
  };

  readonly pictures: DishPictures;
  search = '';
  /** The shop that was tapped and is loading. */
  choosing: ShopId | undefined = undefined;
  isLocating = false;
  private pages = 1;
  /** Undefined until the first search. */
  private dishSearch: DishSearch | undefined = undefined;
  /** The favourites when the member arrived: toggling one moves no card away from under the finger. */
  private favorites: readonly Favorite[] = [];
  private leaving = new AbortController();
  private readonly entry: string | undefined;
  private readonly deps: Deps<typeof HomeViewModel>;

  /** `entry` is the history entry of this page: going back to it restores search and pages. */
  constructor(deps: Deps<typeof HomeViewModel>, entry?: string) {
    this.deps = deps;
    this.entry = entry;
    const before = entry === undefined ? undefined : deps.list.viewAt(entry);
    this.search = before?.search ?? '';
    this.pages = before?.pages ?? 1;
    this.pictures = new DishPictures(deps);
    makeAutoObservable<this, 'deps' | 'entry' | 'favorites' | 'leaving' | 'dishSearch'>(
      this,
      {
        deps: false,
        entry: false,
        leaving: false,
        pictures: false,
        favorites: observableRef,
        dishSearch: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Loads the shops and then their distances; aborted when the page is left (API-14). */
  start(): () => void {
    this.leaving = new AbortController();
    const { signal } = this.leaving;
    const { loadShops, retryLoading } = this.deps;
    void this.load(signal);
    if (this.search !== '') void this.searchDishes();
    const { state } = loadShops.resource(signal);
    retryLoading.watch({ state, load: () => this.loadAgain(signal) }, signal);
    const stop = reaction(
      () => this.deps.session.session.user?.memberNumber,
      () => this.orderByFavorites(),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.dishSearch?.stop();
      this.leaving.abort();
    };
  }

  /** Whether the deferred part of the program is there. */
  get isAppLoaded(): boolean {
    return this.deps.app.isAppLoaded;
  }

  get shops(): readonly Shop[] | undefined {
    return loadedValue(this.deps.list.shops);
  }

  get isMember(): boolean {
    return this.deps.session.session.isAuthenticated;
  }

  get hasFailed(): boolean {
    return this.deps.list.shops.kind === 'failed' && this.shops === undefined;
  }

  get single(): Shop | undefined {
    return this.shops && this.deps.list.isComplete ? singleShop(this.shops) : undefined;
  }

  /** The shops that match the search, as many as are shown. */
  get shown(): ShownShops {
    return shownShops(this.found, this.pages);
  }

  get found(): readonly Shop[] {
    const named = searchShops(this.ordered, this.search);
    return [...named, ...this.ordered.filter((shop) => this.searched.has(shop.id) && !named.includes(shop))];
  }

  /** Dishes that can be ordered now, those of the nearest shops first (DEC-80). */
  get offered(): readonly OfferedDish[] {
    const searched = offeredDishes(this.ordered, this.searched);
    return searched.length > 0 ? searched : offeredDishes(this.ordered, this.deps.list.dishes);
  }

  /** The dishes that the visitor searches for, with their shops. */
  private get searched(): DishesOfShops {
    return this.search.trim() === '' ? NONE_FOUND : (this.dishSearch?.found ?? NONE_FOUND);
  }

  /** Those of all shops, whose prices stand next to each other. */
  get currencies(): readonly Currency[] {
    return [...this.deps.list.dishes.values()].flatMap((dishes) => dishes.map(({ currency }) => currency));
  }

  private get ordered(): readonly Shop[] {
    return orderShopList(this.shops ?? [], {
      isFavorite: (shopId) => isFavoriteShop(this.favorites, shopId),
      distancesKm: this.deps.list.distances,
      language: this.deps.languages.language,
    });
  }

  /** In place of an empty list: restaurants that take orders now, the nearest first. */
  get suggested(): readonly Shop[] {
    return this.found.length > 0 ? [] : this.ordered.filter(canSelectShop).slice(0, SUGGESTED_MAX);
  }

  distanceKm(shop: Shop): number | undefined {
    return this.deps.list.distances.get(shop.id);
  }

  get isLocated(): boolean {
    return this.deps.list.position !== undefined;
  }

  /** By a tap, so that the question of the browser comes when it is expected (DEC-149). */
  async findNear(): Promise<void> {
    if (this.isLocating) return;
    this.setLocating(true);
    const app = await this.deps.loadApp();
    const isFound = app.ok && (await app.value.locateVisitor.locate(this.leaving.signal));
    this.setLocating(false);
    if (!app.ok) this.toast(app.error);
    else if (!isFound) this.deps.notices.addToast({ key: 'home.notLocated', values: {} });
  }

  /** Also returns to the first page (OPEN-32). */
  setSearch(text: string): void {
    this.look(text, 1);
    void this.searchDishes();
  }

  /** Where the search of dishes cannot be loaded, restaurants alone are found; the next call tries again. */
  async prepareSearch(): Promise<void> {
    const loaded = this.dishSearch === undefined ? await loadDishSearch() : undefined;
    if (loaded !== undefined) this.setDishSearch(new loaded.DishSearch(this.deps));
  }

  showMore(): void {
    this.look(this.search, this.pages + 1);
  }

  async retry(): Promise<void> {
    await this.load(this.leaving.signal);
  }

  async choose(shopId: ShopId, query: ReadonlyMap<string, string>): Promise<void> {
    await this.chooseAnd(shopId, query, ({ path }) => path);
  }

  /** Chooses the shop of the dish and opens the dish; eating in or taking away is asked later (DEC-80). */
  async chooseDish({ shop, dish }: OfferedDish): Promise<void> {
    await this.chooseAnd(shop.id, new Map(), () => buildPath.articleRedirect(shop.id, dish.code));
  }

  private async searchDishes(): Promise<void> {
    await this.prepareSearch();
    await this.dishSearch?.search(this.search);
  }

  private setDishSearch(dishSearch: DishSearch): void {
    this.dishSearch ??= dishSearch;
  }

  private async chooseAnd(
    shopId: ShopId,
    query: ReadonlyMap<string, string>,
    pathOf: (selected: SelectedShop) => string,
  ): Promise<void> {
    if (this.choosing !== undefined) return;
    this.setChoosing(shopId);
    const app = await this.deps.loadApp();
    if (app.ok) {
      const result = await app.value.selectShop.select(shopId, query);
      return this.applySelection(result, pathOf, app.value);
    }
    this.setChoosing(undefined);
    // As a toast: the error popup is in the part of the program that could not be loaded.
    this.toast(app.error);
  }

  setChoosing(shopId: ShopId | undefined): void {
    this.choosing = shopId;
  }

  private setLocating(isLocating: boolean): void {
    this.isLocating = isLocating;
  }

  private look(search: string, pages: number): void {
    this.search = search;
    this.pages = pages;
    if (this.entry !== undefined) this.deps.list.saveView(this.entry, { search, pages });
  }

  private orderByFavorites(): void {
    this.favorites = this.deps.session.session.user?.favorites ?? [];
  }

  private async applySelection(
    result: Result<ShopSelection, RemoteFailure>,
    pathOf: (selected: SelectedShop) => string,
    { noticeForFailure }: App,
  ): Promise<void> {
    this.setChoosing(undefined);
    if (!result.ok) return this.showError(noticeForFailure(result.error));
    if (result.value.kind === 'selected') await this.deps.navigator.go(pathOf(result.value));
    else if (result.value.kind === 'notSelectable') await this.reportNotSelectable(result.value.shop);
  }

  private async load(signal: AbortSignal): Promise<void> {
    const result = await this.deps.loadShops.load(signal);
    if (result.ok) await this.locate(signal);
    else this.toast(result.error);
  }

  /** Without an error message: the page shows already what is missing. */
  private async loadAgain(signal: AbortSignal): Promise<void> {
    const result = await this.deps.loadShops.load(signal, true);
    if (result.ok) await this.locate(signal);
  }

  private async locate(signal: AbortSignal): Promise<void> {
    const app = await this.deps.loadApp();
    if (app.ok && !signal.aborted) await app.value.locateVisitor.locateIfAllowed(signal);
  }

  /** The shop closed or paused since the list was loaded: reports that, and loads the list again. */
  private async reportNotSelectable({ name }: Shop): Promise<void> {
    this.deps.notices.addToast({ key: 'home.notSelectable', values: { name } });
    await this.retry();
  }

  private toast(failure: RemoteFailure): void {
    const notice = noticeWithoutCode(failure);
    if (notice !== undefined) this.deps.notices.addToast(notice);
  }

  private showError(notice: Notice | undefined): void {
    if (notice !== undefined) this.deps.notices.setError(shownError(notice));
  }
}
