import { makeAutoObservable } from 'mobx';

import { SuggestionStore } from '@/application/basket/suggestion-store';
import { MenuStore } from '@/application/menu/menu-store';
import { canAddDirectly } from '@/domain/menu/choices/is-orderable';
import type { DietConflict } from '@/domain/menu/diets';
import { findArticlePath } from '@/domain/menu/find-article';
import type { Article, ArticleCode, Category, Currency, Menu } from '@/domain/menu/menu';
import { placeAtPath } from '@/domain/menu/place-at-path';
import { suggestedArticles } from '@/domain/menu/suggested-articles';
import { buildPath } from '@/domain/navigation/build-path';
import type { Deps } from '@/domain/ports/deps';
import { ArticleCardModel } from '@/ui/components/article-card-model';

const SHOWN_MAX = 3;

export interface Suggestion {
  readonly article: Article;
  /** Its kind: "Vanilla" alone does not say that it is a milkshake. */
  readonly category: Category | undefined;
  readonly picture: string | undefined;
  /** The article's page. */
  readonly path: string;
  /** Whether it can be added without a choice. */
  readonly isAddable: boolean;
  /** Why it is not known to suit what the visitor declared. */
  readonly conflict: DietConflict | undefined;
}

/** What was suggested for this basket and is not in it, the latest first. Source: OPEN-28, DEC-85. */
export class BasketSuggestionsModel {
  static readonly needs = { ...ArticleCardModel.needs, menus: MenuStore, suggestions: SuggestionStore };

  private readonly cards: ArticleCardModel;
  private readonly deps: Deps<typeof BasketSuggestionsModel>;

  constructor(deps: Deps<typeof BasketSuggestionsModel>) {
    this.deps = deps;
    this.cards = new ArticleCardModel(deps, 'Suggested');
    makeAutoObservable<this, 'deps' | 'cards' | 'toSuggestion'>(this, {
      deps: false,
      cards: false,
      toSuggestion: false,
    });
  }

  get currency(): Currency | undefined {
    return this.menu?.currency;
  }

  get shown(): readonly Suggestion[] {
    const { menu } = this;
    if (menu === undefined || this.deps.baskets.count === 0) return [];
    const inBasket = this.deps.baskets.items.map(({ article }) => article.code);
    const offered = { suggestedArticles: this.deps.suggestions.offered.toReversed() };
    return suggestedArticles(menu, offered, inBasket)
      .slice(0, SHOWN_MAX)
      .map((article) => this.toSuggestion(article, menu));
  }

  /** The page with all suggestions for the dish that was added last. */
  get allPath(): string | undefined {
    const code = [...this.deps.suggestions.offeredWith.keys()].at(-1);
    return code === undefined ? undefined : this.pathOf(code);
  }

  /** Returns whether it is in the basket now. */
  add({ article }: Suggestion): boolean {
    return this.cards.add(article);
  }

  /** The menu of the selected shop, while the basket is of that shop. */
  private get menu(): Menu | undefined {
    const { menus, shops, baskets } = this.deps;
    const shopId = shops.shop?.id;
    return menus.shopId === shopId && baskets.basket.shopId === shopId ? menus.current : undefined;
  }

  private toSuggestion(article: Article, menu: Menu): Suggestion {
    const path = findArticlePath(menu, article.code) ?? [];
    return {
      article,
      category: placeAtPath(menu, path)?.categories.at(-1),
      picture: this.cards.pictures.addressOf(article),
      path: buildPath.menuArticlePage(menu.shopId, path, article.code),
      isAddable: canAddDirectly(article),
      conflict: this.cards.conflictOf(article),
    };
  }

  private pathOf(code: ArticleCode): string | undefined {
    const path = this.menu && findArticlePath(this.menu, code);
    return this.menu && path && buildPath.suggestedArticlesPage(this.menu.shopId, path, code);
  }
}
