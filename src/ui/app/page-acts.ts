import type { PageMenu } from '@/application/page/page-menu';
import { defaultSelection } from '@/domain/menu/choices/default-selection';
import { articleName } from '@/domain/menu/menu-texts';
import { parseArticleCode } from '@/domain/menu/menu';
import type { Disposer } from '@/domain/ports/clock';
import { ACT_ATTRIBUTE, ARTICLE_ATTRIBUTE } from '@/ui/components/act-attribute';

interface PageActs {
  readonly document: Document;
  readonly menu: PageMenu;
  /** Announces a text. */
  readonly say: (text: string) => void;
}

/**
 * Does in a page of the server what adds a dish, before the program is there. What is not done here is left to
 * the listeners after it. Returns the disposer.
 */
export function doPageActs({ document, menu, say }: PageActs): Disposer {
  const add = (card: Element): boolean => {
    const code = parseArticleCode(card.getAttribute(ARTICLE_ATTRIBUTE) ?? '');
    const article = code && menu.article(code);
    if (article === undefined) return false;
    const put = menu.basket.put({ article, selection: defaultSelection(article), quantity: 1 });
    const name = articleName(article, menu.language);
    if (put.ok) say(menu.text('basket.added', { name, count: put.value.quantity }));
    else if (put.error.kind === 'tooMany')
      say(menu.text('basket.lineFull', { name, max: put.error.quantity }));
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
  return () => document.removeEventListener('click', onClick, true);
}
