import { computed, type IComputedValue } from 'mobx';

import { AppStore } from '@/application/app/app-store';
import { BasketStore } from '@/application/basket/basket-store';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import { LanguageStore } from '@/application/language/language-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { SessionStore } from '@/application/account/session-store';
import { ShopStore } from '@/application/shops/shop-store';
import { PutArticle } from '@/application/basket/put-article';
import type { BasketItemType } from '@/domain/basket/basket';
import { defaultSelection } from '@/domain/menu/choices/default-selection';
import { articleConflict, type DietConflict } from '@/domain/menu/diets';
import type { Article, ArticleCode } from '@/domain/menu/menu';
import { articleName } from '@/domain/menu/menu-texts';
import type { Deps } from '@/domain/ports/deps';
import { ArticlePictures } from '@/ui/components/article-pictures';
import { reportPut } from '@/ui/components/report-put';

/**
 * State and actions of the cards of a menu: picture, count in the basket, and adding an article without choices. Each
 * card depends only on its own count, so that adding one of 300 redraws one.
 */
export class ArticleCardModel {
  static readonly needs = {
    ...ArticlePictures.needs,
    app: AppStore,
    shops: ShopStore,
    baskets: BasketStore,
    dietFilters: DietFilterStore,
    languages: LanguageStore,
    sessions: SessionStore,
    notices: NoticeStore,
    putArticle: PutArticle,
  };

  readonly pictures: ArticlePictures;
  private readonly deps: Deps<typeof ArticleCardModel>;
  private readonly type: BasketItemType;
  private readonly quantities = new Map<ArticleCode, IComputedValue<number>>();

  /** `type` is stored in the basket as the origin of the line. */
  constructor(deps: Deps<typeof ArticleCardModel>, type: BasketItemType) {
    this.deps = deps;
    this.type = type;
    this.pictures = new ArticlePictures(deps);
  }

  /** Only members have favourites. */
  get isMember(): boolean {
    return this.deps.app.showsVisitor && this.deps.sessions.session.isAuthenticated;
  }

  /** Why a dish is not known to suit what the visitor declared; undefined when it does (DEC-121). */
  conflictOf(article: Article): DietConflict | undefined {
    const { app, dietFilters } = this.deps;
    return app.showsVisitor ? articleConflict(article, dietFilters.filter) : undefined;
  }

  /** Whether the page of the server is shown, whose script writes what is in the basket. */
  get isPublic(): boolean {
    return !this.deps.app.showsVisitor;
  }

  /** The number in the basket of this shop, with any choices. */
  quantityOf({ code }: Article): number {
    const known = this.quantities.get(code);
    if (known !== undefined) return known.get();
    const quantity = computed(() => this.countInBasket(code));
    this.quantities.set(code, quantity);
    return quantity.get();
  }

  /** Adds one with its default choices; returns whether it is in the basket. */
  add(article: Article): boolean {
    const { putArticle, notices, languages } = this.deps;
    const selection = defaultSelection(article);
    const result = putArticle.put({ article, selection, quantity: 1, type: this.type });
    reportPut(notices, articleName(article, languages.language), result);
    return result.ok;
  }

  private countInBasket(code: ArticleCode): number {
    const { app, baskets, shops } = this.deps;
    if (!app.showsVisitor || baskets.basket.shopId !== shops.shop?.id) return 0;
    return baskets.items
      .filter((item) => item.article.code === code)
      .reduce((sum, item) => sum + item.quantity, 0);
  }
}
