import type { BasketStore } from '@/application/basket/basket-store';
import type { MenuStore } from '@/application/menu/menu-store';
import type { SuggestionStore } from '@/application/basket/suggestion-store';
import { findArticle } from '@/domain/menu/find-article';
import type { Article, ArticleCode } from '@/domain/menu/menu';
import { suggestedArticles } from '@/domain/menu/suggested-articles';

/**
 * What goes with the article just added and is not in the basket yet. Each is suggested once for a basket; what was
 * suggested with an article stays known, so that its page can be come back to. Source: OPEN-18, OPEN-28, DEC-41.
 */
export class OfferSuggestions {
  private readonly baskets: BasketStore;
  private readonly menus: MenuStore;
  private readonly suggestions: SuggestionStore;

  constructor(baskets: BasketStore, menus: MenuStore, suggestions: SuggestionStore) {
    this.baskets = baskets;
    this.menus = menus;
    this.suggestions = suggestions;
  }

  execute(articleCode: ArticleCode): readonly Article[] {
    const articles = this.find(articleCode);
    if (articles.length > 0) {
      this.suggestions.addOffered(
        articleCode,
        articles.map(({ code }) => code),
      );
    }
    return articles;
  }

  private find(articleCode: ArticleCode): readonly Article[] {
    const menu = this.menus.current;
    const article = menu === undefined ? undefined : findArticle(menu, articleCode);
    if (menu === undefined || article === undefined) return [];
    const inBasket = this.baskets.items.map((item) => item.article.code);
    return suggestedArticles(menu, article, [...inBasket, ...this.suggestions.offered]);
  }
}
