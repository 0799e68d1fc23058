import type { BasketStore } from '@/application/stores/basket-store';
import type { MenuStore } from '@/application/stores/menu-store';
import type { SuggestionStore } from '@/application/stores/suggestion-store';
import type { BasketSeed } from '@/domain/basket/basket';
import { findArticle } from '@/domain/menu/find-article';
import type { Article, ArticleCode } from '@/domain/menu/menu';
import { suggestedArticles } from '@/domain/menu/suggested-articles';

/**
 * What goes with the article just added. Each is suggested once for a basket; asking again for the same article
 * answers the same, so that a page may ask as often as it is drawn. Source: OPEN-18, OPEN-25, OPEN-28.
 */
export class OfferSuggestions {
  private last: Offer | undefined;
  private readonly baskets: BasketStore;
  private readonly menus: MenuStore;
  private readonly suggestions: SuggestionStore;

  constructor(baskets: BasketStore, menus: MenuStore, suggestions: SuggestionStore) {
    this.baskets = baskets;
    this.menus = menus;
    this.suggestions = suggestions;
  }

  execute(articleCode: ArticleCode): readonly Article[] {
    const { seed } = this.baskets;
    if (this.last?.articleCode === articleCode && this.last.seed === seed) return this.last.articles;
    const articles = this.find(articleCode);
    this.last = { articleCode, seed, articles };
    this.suggestions.setOffered([...this.suggestions.offered, ...articles.map(({ code }) => code)]);
    this.baskets.setFlags({ hasSelectedSuggestions: true });
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

interface Offer {
  readonly articleCode: ArticleCode;
  readonly seed: BasketSeed | undefined;
  readonly articles: readonly Article[];
}
