import { makeAutoObservable, observableRef, reaction } from 'mobx';

import { AppStore } from '@/application/app/app-store';
import { RetryLoading } from '@/application/connection/retry-loading';
import { loadedValue } from '@/application/shared/loadable';
import { NoticeStore } from '@/application/notices/notice-store';
import { SessionStore } from '@/application/account/session-store';
import { LoadShops, type WantedShops } from '@/application/shops/load-shops';
import type { FoundShops, ListExtent } from '@/application/shops/shop-list-store';
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
import { type HomeList, homeListPath } from '@/domain/navigation/home-list';
import { Navigator } from '@/domain/ports/navigator';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { favoriteShops } from '@/domain/customer/favorite-shops';
import { isFavoriteShop } from '@/domain/customer/is-favorite-shop';
import { canSelectShop } from '@/domain/shop/shop-availability';
import { orderShopList, type ShopOrder } from '@/domain/shop/order-shop-list';
import { byCountry } from '@/domain/shop/by-country';
import { type CountrySection, countrySections } from '@/domain/shop/country-sections';
import { countryOfLanguage } from '@/domain/shop/shop-countries';
import { countryOf } from '@/domain/shop/shop-country';
import { searchShops } from '@/domain/shop/search-shops';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { firstOfPage, SHOPS_PER_PAGE, shownShops, type ShownShops } from '@/domain/shop/shown-shops';
import { singleShop } from '@/domain/shop/single-shop';
import type { Deps } from '@/domain/ports/deps';
import { DishPictures } from '@/ui/screens/home/dish-pictures';
import type { DishSearch } from '@/ui/screens/home/dish-search';

/** Most visits begin without a search. */
const loadDishSearch = () => import('@/ui/screens/home/dish-search').catch(() => undefined);

const NONE_FOUND: DishesOfShops = new Map();

/** Offered where no restaurant is found. */
const SUGGESTED_MAX = 3;

const FROM_START: HomeList = { search: '', page: 1 };

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
  /** Whether more shops of a long list are loading. */
  isLoadingMore = false;
  private pages = 1;
  /** Undefined until the first search. */
  private dishSearch: DishSearch | undefined = undefined;
  /** The favourites when the member arrived: toggling one moves no card away from under the finger. */
  private favorites: readonly Favorite[] = [];
  private leaving = new AbortController();
  private readonly entry: string | undefined;
  private readonly asked: HomeList;
  private readonly deps: Deps<typeof HomeViewModel>;

  /**
   * `entry` is the history entry of this page: going back to it restores search and pages. `asked` is the part of the
   * list that the address names.
   */
  constructor(deps: Deps<typeof HomeViewModel>, entry?: string, asked: HomeList = FROM_START) {
    this.deps = deps;
    this.entry = entry;
    this.asked = asked;
    const before = entry === undefined ? undefined : deps.list.viewAt(entry);
    this.search = before?.search ?? asked.search;
    this.pages = before?.pages ?? 1;
    this.pictures = new DishPictures(deps);
    makeAutoObservable<this, 'deps' | 'entry' | 'asked' | 'favorites' | 'leaving' | 'dishSearch'>(
      this,
      {
        deps: false,
        entry: false,
        asked: false,
        leaving: false,
        pictures: false,
        favorites: observableRef,
        dishSearch: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Loads the shops; aborted when the page is left (API-14). */
  start(): () => void {
    this.leaving = new AbortController();
    const { signal } = this.leaving;
    const { loadShops, retryLoading } = this.deps;
    void this.load(signal);
    if (this.search !== '') void this.searchDishes();
    const { state } = loadShops.resource(this.wanted, signal);
    retryLoading.watch({ state, load: () => this.load(signal, true) }, signal);
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
    const { extent } = this;
    // A list that is whole begins with the first shop; a part of it with that of the address.
    const first = extent === undefined ? firstOfPage(this.firstPage) : 0;
    const shown = shownShops(this.found, this.pages, first);
    return extent === undefined ? shown : { ...shown, hasMore: shown.hasMore || extent.next < extent.total };
  }

  /** The shown shops by country: that of the visitor, which has no name, and those of others. */
  get sections(): readonly CountrySection[] {
    const { shops } = this.shown;
    const { isFavorite } = this.order;
    return countrySections(shops, {
      ...{ home: this.homeCountry, isFavorite },
      currencyOf: ({ id }) => this.deps.list.dishes.get(id)?.[0]?.currency.name,
    });
  }

  /** How many shops match the search, loaded or not. */
  get count(): number {
    return this.extent?.total ?? this.found.length;
  }

  /** Where the shown list begins with a later page of its address. */
  get firstPage(): number {
    return this.search.trim() === this.asked.search ? this.asked.page : 1;
  }

  /** Where the next page has an address of its own, for a visitor without script. */
  get morePath(): string {
    return homeListPath({ search: this.search.trim(), page: this.firstPage + this.pages });
  }

  get found(): readonly Shop[] {
    const { foundThere } = this;
    if (foundThere !== undefined) return foundThere.shops;
    const named = searchShops(this.ordered, this.search);
    if (this.search.trim() === '') return named;
    const others = this.ordered.filter((shop) => this.searched.has(shop.id) && !named.includes(shop));
    return byCountry([...named, ...others], this.ordered);
  }

  /** What the server has found in a long list; undefined until it answers, and where the whole list is here. */
  private get foundThere(): FoundShops | undefined {
    const { found } = this.deps.list;
    const text = this.search.trim();
    return text !== '' && found?.search === text ? found : undefined;
  }

  private get extent(): ListExtent | undefined {
    if (this.search.trim() === '') return this.deps.list.extent;
    return this.foundThere?.extent;
  }

  /** Dishes that can be ordered now, those of the nearest shops first (DEC-80). */
  get offered(): readonly OfferedDish[] {
    const searched = offeredDishes([...new Set([...this.found, ...this.ordered])], this.searched);
    if (searched.length > 0) return searched;
    const near = this.ordered.filter((shop) => countryOf(shop) === this.homeCountry);
    const offered = offeredDishes(near, this.deps.list.dishes);
    return offered.length > 0 ? offered : offeredDishes(this.ordered, this.deps.list.dishes);
  }

  /** The dishes that the visitor searches for, with their shops. */
  private get searched(): DishesOfShops {
    return this.search.trim() === '' ? NONE_FOUND : (this.dishSearch?.found ?? NONE_FOUND);
  }

  /** Those of all shops, whose prices stand next to each other. */
  get currencies(): readonly Currency[] {
    return [...this.deps.list.dishes.values()].flatMap((dishes) => dishes.map(({ currency }) => currency));
  }

  /** A part of a long list has the order of its server; only favourites stand before it. */
  private get ordered(): readonly Shop[] {
    const { list } = this.deps;
    const shops = this.shops ?? [];
    if (list.extent === undefined) return orderShopList(shops, this.order);
    const favorites = favoriteShops(this.favorites).flatMap((id) => list.find(id) ?? []);
    return [
      ...new Set([
        ...orderShopList(favorites, this.order),
        ...shops.map((shop) => list.find(shop.id) ?? shop),
      ]),
    ];
  }

  private get order(): ShopOrder {
    return {
      isFavorite: (shopId) => isFavoriteShop(this.favorites, shopId),
      distancesKm: this.deps.list.distances,
      language: this.deps.languages.language,
    };
  }

  /** That of the first shop, but for favourites. A later part of a long list may begin in another country. */
  private get homeCountry(): string | undefined {
    const { list, languages } = this.deps;
    if ((list.extent?.offset ?? 0) > 0) return countryOfLanguage(languages.language);
    const { isFavorite } = this.order;
    const first = this.ordered.find(({ id }) => !isFavorite(id)) ?? this.ordered[0];
    return first && countryOf(first);
  }

  private get wanted(): WantedShops {
    const { search, page } = this.asked;
    return { kind: 'home', offset: search === '' ? firstOfPage(page) : 0 };
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
    const { signal } = this.leaving;
    const isFound = app.ok && (await app.value.locateVisitor.locate(signal));
    if (app.ok && isFound) await this.orderByDistance(app.value, signal);
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

  async showMore(): Promise<void> {
    if (this.isLoadingMore) return;
    const pages = this.pages + 1;
    if (this.extent !== undefined && this.found.length < pages * SHOPS_PER_PAGE) await this.loadMore();
    this.look(this.search, pages);
  }

  private async loadMore(): Promise<void> {
    this.setLoadingMore(true);
    const { signal } = this.leaving;
    const app = await this.deps.loadApp();
    const loaded = app.ok ? await app.value.shopPages.more(this.search.trim(), signal) : app;
    if (app.ok && loaded.ok) await app.value.locateVisitor.measureAgain(signal);
    this.setLoadingMore(false);
    if (!loaded.ok) this.toast(loaded.error);
  }

  /** As far as the list is long: one that is whole is in this order by its distances. */
  private async orderByDistance({ shopPages, locateVisitor }: App, signal: AbortSignal): Promise<void> {
    const text = this.search.trim();
    const ordered = await shopPages.orderByDistance(signal);
    const found = text === '' || !ordered.ok ? ordered : await shopPages.find(text, signal);
    await locateVisitor.measureAgain(signal);
    if (!found.ok) this.toast(found.error);
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
    await this.dishSearch?.search(this.search, (text, signal) => this.findThere(text, signal));
  }

  /** Asks the server for the shops of a long list. Where it does not answer, those on this device are searched. */
  private async findThere(text: string, signal: AbortSignal): Promise<void> {
    if (this.deps.list.extent === undefined) return;
    const app = await this.deps.loadApp();
    if (!app.ok) return;
    await app.value.shopPages.find(text, signal);
    await app.value.locateVisitor.measureAgain(signal);
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

  private setLoadingMore(isLoadingMore: boolean): void {
    this.isLoadingMore = isLoadingMore;
  }

  private look(search: string, pages: number): void {
    this.search = search;
    this.pages = pages;
    if (this.entry !== undefined) this.deps.list.saveView(this.entry, { search, pages });
  }

  private orderByFavorites(): void {
    this.favorites = this.deps.session.session.user?.favorites ?? [];
    void this.loadFavorites();
  }

  /** Those that are not in the loaded part of a long list. */
  private async loadFavorites(): Promise<void> {
    const { list, loadShops } = this.deps;
    if (list.extent !== undefined)
      await loadShops.loadSome(favoriteShops(this.favorites), this.leaving.signal);
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

  /** A retry shows no error message: the page shows already what is missing. */
  private async load(signal: AbortSignal, isRetry = false): Promise<void> {
    const result = await this.deps.loadShops.load(this.wanted, signal, isRetry);
    if (result.ok) await this.loadFavorites();
    else if (!isRetry) this.toast(result.error);
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
