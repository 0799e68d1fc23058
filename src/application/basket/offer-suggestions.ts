import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { MenuStore } from '@/application/menu/menu-store';
import { SuggestionStore } from '@/application/basket/suggestion-store';
import { findArticle } from '@/domain/menu/find-article';
import type { Article, ArticleCode } from '@/domain/menu/menu';
import { suggestedArticles } from '@/domain/menu/suggested-articles';

/**
 * Suggests what goes with the article just added and is not in the basket yet, each article once for a basket. The
 * suggestions of an article are remembered, so that its page can be opened again. Source: OPEN-18, OPEN-28, DEC-41.
 */
export class OfferSuggestions {
  static readonly needs = { baskets: BasketStore, menus: MenuStore, suggestions: SuggestionStore };

  private readonly deps: Deps<typeof OfferSuggestions>;

  constructor(deps: Deps<typeof OfferSuggestions>) {
    this.deps = deps;
  }

  offer(articleCode: ArticleCode): readonly Article[] {
    const articles = this.find(articleCode);
    if (articles.length > 0) {
      this.deps.suggestions.addOffered(
        articleCode,
        articles.map(({ code }) => code),
      );
    }
    return articles;
  }

  private find(articleCode: ArticleCode): readonly Article[] {
    const menu = this.deps.menus.current;
    const article = menu === undefined ? undefined : findArticle(menu, articleCode);
    if (menu === undefined || article === undefined) return [];
    const inBasket = this.deps.baskets.items.map((item) => item.article.code);
    return suggestedArticles(menu, article, [...inBasket, ...this.deps.suggestions.offered]);
  }
}
