import { computed, type IComputedValue } from 'mobx';

import { BasketStore } from '@/application/basket/basket-store';
import { LanguageStore } from '@/application/language/language-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { SessionStore } from '@/application/account/session-store';
import { ShopStore } from '@/application/shops/shop-store';
import { PutArticle } from '@/application/basket/put-article';
import type { BasketItemType } from '@/domain/basket/basket';
import { defaultSelection } from '@/domain/menu/choices/default-selection';
import type { Article, ArticleCode } from '@/domain/menu/menu';
import { articleName } from '@/domain/menu/menu-texts';
import type { Deps } from '@/domain/ports/deps';
import { ArticlePictures } from '@/ui/components/article-pictures';
import { reportPut } from '@/ui/components/report-put';

/**
 * What the cards of a menu ask and do: the picture, how many are in the basket, and one more of an article that needs
 * no choice. Each card depends on its own count alone, so that adding one of 300 draws one.
 */
export class ArticleCardModel {
  static readonly needs = {
    ...ArticlePictures.needs,
    shops: ShopStore,
    baskets: BasketStore,
    languages: LanguageStore,
    sessions: SessionStore,
    notices: NoticeStore,
    putArticle: PutArticle,
  };

  readonly pictures: ArticlePictures;
  private readonly deps: Deps<typeof ArticleCardModel>;
  private readonly type: BasketItemType;
  private readonly quantities = new Map<ArticleCode, IComputedValue<number>>();

  /** `type` is what the basket notes of where a line comes from. */
  constructor(deps: Deps<typeof ArticleCardModel>, type: BasketItemType) {
    this.deps = deps;
    this.type = type;
    this.pictures = new ArticlePictures(deps);
  }

  /** Only members have favourites. */
  get isMember(): boolean {
    return this.deps.sessions.session.isAuthenticated;
  }

  /** How many are in the basket of this shop, whatever was chosen with them. */
  quantityOf({ code }: Article): number {
    const known = this.quantities.get(code);
    if (known !== undefined) return known.get();
    const quantity = computed(() => this.countInBasket(code));
    this.quantities.set(code, quantity);
    return quantity.get();
  }

  /** One more, with what there is no alternative to; answers whether it went into the basket. */
  add(article: Article): boolean {
    const { putArticle, notices, languages } = this.deps;
    const selection = defaultSelection(article);
    const result = putArticle.put({ article, selection, quantity: 1, type: this.type });
    reportPut(notices, articleName(article, languages.language), result);
    return result.ok;
  }

  private countInBasket(code: ArticleCode): number {
    const { baskets, shops } = this.deps;
    if (baskets.basket.shopId !== shops.shop?.id) return 0;
    return baskets.items
      .filter((item) => item.article.code === code)
      .reduce((sum, item) => sum + item.quantity, 0);
  }
}
