import { makeAutoObservable } from 'mobx';

import { SuggestionStore } from '@/application/basket/suggestion-store';
import { findArticlePath } from '@/domain/menu/find-article';
import type { Article } from '@/domain/menu/menu';
import type { FoundArticle } from '@/domain/menu/found-article';
import { suggestedArticles } from '@/domain/menu/suggested-articles';
import { buildPath } from '@/domain/navigation/build-path';
import { matchRoute } from '@/domain/navigation/match-route';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { Disposer } from '@/domain/ports/clock';
import { Navigator } from '@/domain/ports/navigator';
import type { Deps } from '@/domain/ports/deps';
import { ArticleCardModel } from '@/ui/components/article-card-model';
import { ShopMenu } from '@/ui/components/shop-menu';

/** Suggestions for the article just added. Source: OPEN-18 Suggested articles, OPEN-28; ROUTE-37. */
export class SuggestedArticlesViewModel {
  static readonly needs = {
    ...ShopMenu.needs,
    ...ArticleCardModel.needs,
    suggestions: SuggestionStore,
    navigator: Navigator,
  };

  readonly shopMenu: ShopMenu;
  readonly cards: ArticleCardModel;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof SuggestedArticlesViewModel>;
  private readonly route: MatchedRoute;

  constructor(deps: Deps<typeof SuggestedArticlesViewModel>, route: MatchedRoute) {
    this.deps = deps;
    this.route = route;
    this.shopMenu = new ShopMenu(deps);
    this.cards = new ArticleCardModel(deps, 'Suggested');
    makeAutoObservable<this, 'deps' | 'route' | 'leaving'>(
      this,
      { shopMenu: false, cards: false, deps: false, route: false, leaving: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    this.leaving = new AbortController();
    this.shopMenu.load(this.leaving.signal);
    return () => this.leaving.abort();
  }

  async retry(): Promise<void> {
    await this.shopMenu.retry(this.leaving.signal);
  }

  /** The article that was added; undefined where the menu does not have it. */
  get article(): Article | undefined {
    return this.shopMenu.articleOf(this.route);
  }

  /**
   * The suggestions for the article, including those added since. After a reload it is unknown what was suggested
   * before, so all suggestions of the article are shown.
   */
  get found(): readonly FoundArticle[] {
    const { article } = this;
    const menu = this.shopMenu.current;
    if (article === undefined || menu === undefined) return [];
    const offered = this.deps.suggestions.offeredWith.get(article.code) ?? article.suggestedArticles;
    return suggestedArticles(menu, { suggestedArticles: offered }, []).map((suggested) => ({
      article: suggested,
      path: findArticlePath(menu, suggested.code) ?? [],
    }));
  }

  /** Back to where the article was chosen (OPEN-26). */
  async done(): Promise<void> {
    const { navigator } = this.deps;
    await navigator.backTo((path) => matchRoute(path)?.name === 'menuPage', this.menuPath);
  }

  private get menuPath(): string {
    const { shop } = this.shopMenu;
    return shop === undefined ? buildPath.home() : buildPath.menuPage(shop.id, this.route.params.path);
  }
}
