import { makeAutoObservable, observableRef } from 'mobx';

import { AppStore } from '@/application/app/app-store';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import { type DietFilter, NO_DIET_FILTER, wishCount } from '@/domain/menu/diets';
import type { Article, Menu } from '@/domain/menu/menu';
import { dietOverview, type DietOverview } from '@/domain/menu/menu-diets';
import type { FoundArticle } from '@/domain/menu/found-article';
import type { MenuSearch, menuSearch } from '@/domain/menu/search/menu-search';
import { noticeWithoutCode } from '@/domain/notice/notice-for-status';
import { withQuery } from '@/domain/navigation/build-path';
import type { MatchedRoute } from '@/domain/navigation/route';
import { Clock, type Disposer } from '@/domain/ports/clock';
import { Navigator } from '@/domain/ports/navigator';
import type { Shop } from '@/domain/shop/shop';
import type { Deps } from '@/domain/ports/deps';
import { ArticleCardModel } from '@/ui/components/article-card-model';
import { ShopMenu, type ShownMenuFailure } from '@/ui/components/shop-menu';

/** The search is written to the address once typing pauses, so that going back restores it. */
const SEARCH_RESTS_MS = 400;

const SIMILAR_MAX = 6;

/** It has the words for food in all languages, and few visitors of a menu search it. */
const loadMenuSearch = () => import('@/domain/menu/search/menu-search').catch(() => undefined);

const searchIn = (route: MatchedRoute): string => route.query.get('search') ?? '';

/** The menu of the selected shop: navigated and searched. Source: decisions, Menu; ROUTE-31, ROUTE-32. */
export class MenuViewModel {
  static readonly needs = {
    ...ArticleCardModel.needs,
    ...ShopMenu.needs,
    app: AppStore,
    clock: Clock,
    navigator: Navigator,
    dietFilters: DietFilterStore,
  };

  search: string;
  isChoosingDiet = false;
  private createSearch: typeof menuSearch | undefined = undefined;
  /** The search itself cannot be loaded: the menu is shown as it is. */
  isSearchMissing = false;
  readonly cards: ArticleCardModel;
  private readonly shopMenu: ShopMenu;
  private route: MatchedRoute;
  /** The search of the shown address, then those written since that the router has yet to show. */
  private addressSearches: readonly string[];
  private stopWriting: Disposer = () => undefined;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof MenuViewModel>;

  constructor(deps: Deps<typeof MenuViewModel>, route: MatchedRoute) {
    this.deps = deps;
    this.cards = new ArticleCardModel(deps, 'Article');
    this.shopMenu = new ShopMenu(deps);
    this.route = route;
    this.search = searchIn(route);
    this.addressSearches = [this.search];
    makeAutoObservable<
      this,
      'deps' | 'shopMenu' | 'route' | 'createSearch' | 'addressSearches' | 'stopWriting' | 'leaving'
    >(
      this,
      {
        cards: false,
        accepts: false,
        deps: false,
        shopMenu: false,
        route: observableRef,
        createSearch: observableRef,
        addressSearches: false,
        stopWriting: false,
        leaving: false,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    this.leaving = new AbortController();
    this.shopMenu.load(this.leaving.signal);
    if (this.isSearching) void this.prepareSearch();
    return () => {
      this.stopWriting();
      this.leaving.abort();
    };
  }

  get shop(): Shop | undefined {
    return this.shopMenu.shop;
  }

  get menu(): Menu | undefined {
    return this.shopMenu.current;
  }

  get failure(): ShownMenuFailure | undefined {
    return this.shopMenu.failure;
  }

  get isSearching(): boolean {
    return this.search.trim() !== '';
  }

  /** Undefined until the search itself is loaded. */
  get found(): readonly FoundArticle[] | undefined {
    if (!this.isSearching) return [];
    return this.menuSearch?.find(this.search).filter(({ article }) => this.accepts(article));
  }

  /** What may be of interest in place of an empty page. */
  get similar(): readonly FoundArticle[] {
    if (this.menuSearch === undefined || this.found === undefined || this.found.length > 0) return [];
    return this.menuSearch
      .similar(this.search)
      .filter(({ article }) => this.accepts(article))
      .slice(0, SIMILAR_MAX);
  }

  /** Built once for a menu and a language, as long as the visitor searches. */
  private get menuSearch(): MenuSearch | undefined {
    return this.menu && this.createSearch?.(this.menu, this.deps.languages.language);
  }

  get dietFilter(): DietFilter {
    return this.deps.app.showsVisitor ? this.deps.dietFilters.filter : NO_DIET_FILTER;
  }

  /** The number of active filters. */
  get wishCount(): number {
    return wishCount(this.dietFilter);
  }

  /** How many dishes match the diet filter; undefined without a filter. */
  get dietOverview(): DietOverview | undefined {
    if (this.menu === undefined || this.wishCount === 0) return undefined;
    return dietOverview(this.menu, this.dietFilter);
  }

  /** Whether a dish is shown: with a filter, only one that is declared to match (PAIN-54). */
  accepts({ code }: Article): boolean {
    return this.dietOverview === undefined || this.dietOverview.verdicts.get(code) === 'suits';
  }

  setChoosingDiet(isChoosing: boolean): void {
    this.isChoosingDiet = isChoosing;
  }

  toggleDiet(diet: string): void {
    this.deps.dietFilters.toggleDiet(diet);
  }

  toggleAllergen(allergen: string): void {
    this.deps.dietFilters.toggleAllergen(allergen);
  }

  clearDiet(): void {
    this.deps.dietFilters.clear();
  }

  /** Another category, or another search by going back. Typed text is not overwritten by its own address. */
  visit(route: MatchedRoute): void {
    const own = route.path === this.route.path ? this.addressSearches.lastIndexOf(searchIn(route)) : -1;
    this.route = route;
    if (own !== -1) {
      this.addressSearches = this.addressSearches.slice(own);
      return;
    }
    this.stopWriting();
    this.search = searchIn(route);
    this.addressSearches = [this.search];
    if (this.isSearching) void this.prepareSearch();
  }

  /** Loads the search itself, as soon as the visitor may want it; each call tries again what has failed. */
  async prepareSearch(): Promise<void> {
    if (this.createSearch !== undefined) return;
    const loaded = await loadMenuSearch();
    this.setLoadedSearch(loaded?.menuSearch);
  }

  setSearch(text: string): void {
    this.search = text;
    void this.prepareSearch();
    this.stopWriting();
    this.stopWriting = this.deps.clock.after(SEARCH_RESTS_MS, () => this.writeSearch());
  }

  async retry(): Promise<void> {
    await this.shopMenu.retry(this.leaving.signal);
  }

  private setLoadedSearch(loaded: typeof menuSearch | undefined): void {
    const wasMissing = this.isSearchMissing;
    this.createSearch ??= loaded;
    this.isSearchMissing = this.createSearch === undefined;
    if (!this.isSearchMissing || wasMissing) return;
    const notice = noticeWithoutCode({ kind: 'unreachable', isTimeout: false });
    if (notice !== undefined) this.deps.notices.addToast(notice);
  }

  private writeSearch(): void {
    const written = this.search.trim();
    this.addressSearches = [...this.addressSearches, written];
    const search = this.isSearching ? written : undefined;
    this.deps.navigator.rewrite(withQuery(this.route.path, { search }));
  }
}
