import { PageArticles } from '@/adapters/browser/page-articles';
import type { PageBasketState } from '@/adapters/contract/page-basket-state';
import { pageText } from '@/adapters/i18n/page-text';
import type { PageBasket } from '@/application/basket/page-basket';
import { defaultSelection } from '@/domain/menu/choices/default-selection';
import { articleName } from '@/domain/menu/menu-texts';
import { parseArticleCode } from '@/domain/menu/menu';
import type { Disposer } from '@/domain/ports/clock';
import { ACT_ATTRIBUTE, ARTICLE_ATTRIBUTE } from '@/ui/components/act-attribute';

interface PageActs {
  readonly document: Document;
  readonly state: PageBasketState;
  readonly basket: PageBasket;
}

/**
 * Does in a page of the server what adds a dish, before the program is there. What is not done here is left to whoever
 * listens later. Returns the disposer.
 */
export function doPageActs({ document, state, basket }: PageActs): Disposer {
  const articles = new PageArticles(document, state.shop.shopId);
  const news = liveRegion(document);
  const add = (card: Element): boolean => {
    const code = parseArticleCode(card.getAttribute(ARTICLE_ATTRIBUTE) ?? '');
    const article = code && articles.find(code);
    if (article === undefined) return false;
    const put = basket.put({ article, selection: defaultSelection(article), quantity: 1 });
    const name = articleName(article, state.language);
    if (put.ok) news.textContent = pageText(state, 'basket.added', { name, count: put.value.quantity });
    else if (put.error.kind === 'tooMany')
      news.textContent = pageText(state, 'basket.lineFull', { name, max: put.error.quantity });
    return put.ok || put.error.kind === 'tooMany';
  };
  const onClick = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest(`[${ACT_ATTRIBUTE}="add"]`) : null;
    const card = control?.closest(`[${ARTICLE_ATTRIBUTE}]`);
    if (card === null || card === undefined || !add(card)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    news.remove();
  };
}

/** Outside what React takes over. */
function liveRegion(document: Document): HTMLElement {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}
