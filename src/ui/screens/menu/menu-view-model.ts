import { makeAutoObservable, observableRef } from 'mobx';

import { DietFilterStore } from '@/application/menu/diet-filter-store';
import { type DietFilter, wishCount } from '@/domain/menu/diets';
import type { Article, Menu } from '@/domain/menu/menu';
import { dietOverview, type DietOverview } from '@/domain/menu/menu-diets';
import { searchMenu, type FoundArticle } from '@/domain/menu/search-menu';
import { withQuery } from '@/domain/navigation/build-path';
import type { MatchedRoute } from '@/domain/navigation/route';
import { Clock, type Stop } from '@/domain/ports/clock';
import { Wayfinder } from '@/domain/ports/navigator';
import type { Shop } from '@/domain/shop/shop';
import type { Services } from '@/ui/view-model/services';
import { ArticleCardModel } from '@/ui/components/article-card-model';
import { ShopMenu, type ShownMenuFailure } from '@/ui/components/shop-menu';

/** What is typed stands in the address once typing rests, so that it is there again when the visitor comes back. */
const SEARCH_RESTS_MS = 400;

const searchIn = (route: MatchedRoute): string => route.query.get('search') ?? '';

/** The menu of the selected shop: walked and searched. Source: decisions, Menu; ROUTE-31, ROUTE-32. */
export class MenuViewModel {
  static readonly needs = {
    ...ArticleCardModel.needs,
    ...ShopMenu.needs,
    clock: Clock,
    wayfinder: Wayfinder,
    dietFilters: DietFilterStore,
  };

  search: string;
  isChoosingDiet = false;
  readonly cards: ArticleCardModel;
  private readonly shopMenu: ShopMenu;
  private route: MatchedRoute;
  private writtenSearch: string;
  private stopWriting: Stop = () => undefined;
  private leaving = new AbortController();
  private readonly services: Services<typeof MenuViewModel.needs>;

  constructor(services: Services<typeof MenuViewModel.needs>, route: MatchedRoute) {
    this.services = services;
    this.cards = new ArticleCardModel(services, 'Article');
    this.shopMenu = new ShopMenu(services);
    this.route = route;
    this.search = searchIn(route);
    this.writtenSearch = this.search;
    makeAutoObservable<this, 'services' | 'shopMenu' | 'route' | 'writtenSearch' | 'stopWriting' | 'leaving'>(
      this,
      {
        cards: false,
        accepts: false,
        services: false,
        shopMenu: false,
        route: observableRef,
        writtenSearch: false,
        stopWriting: false,
        leaving: false,
      },
      { autoBind: true },
    );
  }

  start(): Stop {
    this.leaving = new AbortController();
    this.shopMenu.load(this.leaving.signal);
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

  get found(): readonly FoundArticle[] {
    if (this.menu === undefined || !this.isSearching) return [];
    const found = searchMenu(this.menu, this.search, this.services.languages.language);
    return found.filter(({ article }) => this.accepts(article));
  }

  get dietFilter(): DietFilter {
    return this.services.dietFilters.filter;
  }

  /** How many wishes the visitor has; 0 while everything is shown. */
  get wishCount(): number {
    return wishCount(this.dietFilter);
  }

  /** How the dishes of the menu stand to what the visitor eats; undefined while everything is shown. */
  get dietOverview(): DietOverview | undefined {
    if (this.menu === undefined || this.wishCount === 0) return undefined;
    return dietOverview(this.menu, this.dietFilter);
  }

  /** Whether a dish is shown: only one that is known to suit, as soon as there is a wish (P54). */
  accepts({ code }: Article): boolean {
    return this.dietOverview === undefined || this.dietOverview.verdicts.get(code) === 'suits';
  }

  setChoosingDiet(isChoosing: boolean): void {
    this.isChoosingDiet = isChoosing;
  }

  toggleDiet(diet: string): void {
    this.services.dietFilters.toggleDiet(diet);
  }

  toggleAllergen(allergen: string): void {
    this.services.dietFilters.toggleAllergen(allergen);
  }

  clearDiet(): void {
    this.services.dietFilters.clear();
  }

  /** Another category, or another search by a step back. What was just typed is not overwritten by its own address. */
  visit(route: MatchedRoute): void {
    const isOwnAddress = route.path === this.route.path && searchIn(route) === this.writtenSearch;
    this.route = route;
    if (isOwnAddress) return;
    this.stopWriting();
    this.search = searchIn(route);
    this.writtenSearch = this.search;
  }

  setSearch(text: string): void {
    this.search = text;
    this.stopWriting();
    this.stopWriting = this.services.clock.after(SEARCH_RESTS_MS, () => this.writeSearch());
  }

  async retry(): Promise<void> {
    await this.shopMenu.retry(this.leaving.signal);
  }

  private writeSearch(): void {
    this.writtenSearch = this.search.trim();
    const search = this.isSearching ? this.writtenSearch : undefined;
    this.services.wayfinder.rewrite(withQuery(this.route.path, { search }));
  }
}
