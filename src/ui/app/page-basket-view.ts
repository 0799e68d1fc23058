import type { PageMenu } from '@/application/page/page-menu';
import { EMPTY_BASKET, type Basket, type BasketItem } from '@/domain/basket/basket';
import { basketCount, hasItems } from '@/domain/basket/basket-count';
import { basketTotal } from '@/domain/basket/basket-total';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';
import type { StoredBasket } from '@/domain/basket/stored-basket';
import { formatMoney } from '@/domain/shared/format-money';
import { writeText } from '@/ui/app/write-text';
import { ACT_ATTRIBUTE, ARTICLE_ATTRIBUTE, SHOWS_ATTRIBUTE } from '@/ui/components/act-attribute';

/**
 * Writes what is in the basket into a page of the server, with the elements and words of the program's views, which
 * take them over: `article-card.tsx` and `basket-total-button.tsx`. React leaves these texts alone until it draws them.
 */
export class PageBasketView {
  private readonly document: Document;
  private readonly menu: PageMenu;

  constructor(document: Document, menu: PageMenu) {
    this.document = document;
    this.menu = menu;
  }

  readonly show = ({ log, setAside }: StoredBasket): void => {
    const basket = basketOfLog(log);
    const isHere = basket.shopId === undefined || basket.shopId === this.menu.shop.shopId;
    const isOtherWaiting = setAside.length > 0 || (!isHere && hasItems(basket));
    this.showQuantities(isHere ? basket.items : []);
    this.showTotal(isHere ? basket : EMPTY_BASKET, isOtherWaiting);
  };

  private showQuantities(items: readonly BasketItem[]): void {
    const quantities = new Map<string, number>();
    for (const { article, quantity } of items)
      quantities.set(article.code, (quantities.get(article.code) ?? 0) + quantity);
    for (const card of this.all(`[${ARTICLE_ATTRIBUTE}]`)) {
      const quantity = quantities.get(card.getAttribute(ARTICLE_ATTRIBUTE) ?? '') ?? 0;
      const shown = card.querySelector<HTMLElement>(`[${SHOWS_ATTRIBUTE}="quantity"]`);
      writeText(shown, quantity === 0 ? '' : this.menu.text('menu.inBasket', { quantity }));
    }
  }

  private showTotal(basket: Basket, isOtherWaiting: boolean): void {
    const { currency, language } = this.menu;
    const count = basketCount(basket);
    const total = formatMoney(basketTotal(basket), currency, language, 'whole');
    const emptyKey = isOtherWaiting ? 'basket.setAsideHeader' : 'basket.emptyShort';
    for (const link of this.all(`[${SHOWS_ATTRIBUTE}="checkout"]`)) link.hidden = count === 0;
    for (const button of this.all(`[${ACT_ATTRIBUTE}="basket"]`)) {
      writeText(button.querySelector(`[${SHOWS_ATTRIBUTE}="count"]`), count === 0 ? '' : String(count));
      const shown = button.querySelector<HTMLElement>(`[${SHOWS_ATTRIBUTE}="total"]`);
      shown?.setAttribute('data-empty', String(count === 0));
      writeText(shown, count === 0 ? this.menu.text(emptyKey) : total);
      button.setAttribute('aria-label', this.menu.text('basket.open', { count, total }));
    }
  }

  private all(selector: string): NodeListOf<HTMLElement> {
    return this.document.querySelectorAll<HTMLElement>(selector);
  }
}
