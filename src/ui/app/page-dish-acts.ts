import type { DishDraft, PageDish } from '@/application/page/page-dish';
import type { PageMenu } from '@/application/page/page-menu';
import { type Disposer } from '@/domain/ports/clock';
import { articleName, choiceGroupName } from '@/domain/menu/menu-texts';
import { type ArticleCode, parseArticleCode } from '@/domain/menu/menu';
import { isLinkedWithinSite } from '@/ui/app/is-linked-within-site';
import { PageDishView } from '@/ui/app/page-dish-view';
import { ACT_ATTRIBUTE, DISH_ATTRIBUTE, NEXT_ATTRIBUTE } from '@/ui/components/act-attribute';
import { focusMissing } from '@/ui/screens/article/focus-missing';

/** The dish of a page of the server until the program takes it over. */
export interface BegunDish {
  readonly end: Disposer;
  /** Ends it; undefined for another dish. */
  take(code: ArticleCode): DishDraft | undefined;
}

/** The members of `window` used here. */
export interface PageWindow extends EventTarget {
  readonly document: Document;
  readonly history: Pick<History, 'back' | 'length'>;
  readonly location: Pick<Location, 'origin' | 'replace'>;
}

interface DishPage {
  readonly window: PageWindow;
  readonly menu: PageMenu;
  /** Announces a text. */
  readonly say: (text: string) => void;
}

/**
 * Chooses, counts and adds the dish of a page, and goes on as the program does. What a page cannot show, and what
 * follows that, is left to the listeners after it. Undefined in a page without a dish.
 */
export function beginPageDish({ window, menu, say }: DishPage): BegunDish | undefined {
  const { document } = window;
  const root = document.querySelector(`[${DISH_ATTRIBUTE}]`);
  const dish = root === null ? undefined : drawnDish(root, menu);
  if (root === null || dish === undefined) return undefined;
  const view = new PageDishView(root, menu);
  let isLeft = false;
  let isPut = false;

  const put = (button: Element): boolean => {
    const { article, draft, missing } = dish;
    const [first] = missing;
    if (first !== undefined) {
      dish.showMissing();
      view.show(dish);
      say(menu.text('choice.incomplete', { name: choiceGroupName(first.group, menu.language) }));
      focusMissing(document);
      return true;
    }
    const line = isPut ? undefined : menu.basket.put({ article, ...draft });
    if (line?.ok === false) return false;
    if (line === undefined) return true;
    isPut = true;
    view.showPut(line.value.quantity);
    say(menu.text('basket.added', { name: articleName(article, menu.language), count: line.value.quantity }));
    goOn(window, button.getAttribute(NEXT_ATTRIBUTE) ?? '/');
    return true;
  };
  const count = (by: number): boolean => {
    dish.setQuantity(dish.draft.quantity + by);
    view.show(dish);
    return true;
  };
  const acts: Readonly<Record<string, (button: Element) => boolean>> = {
    put,
    fewer: () => count(-1),
    more: () => count(1),
  };
  const handle = (event: Event, act: (target: Element) => boolean | undefined): void => {
    const { target } = event;
    if (isLeft || !(target instanceof Element) || !root.contains(target) || act(target) !== true) return;
    event.stopImmediatePropagation();
  };
  const onClick = (event: Event): void =>
    handle(event, (target) => {
      const button = target.closest(`[${ACT_ATTRIBUTE}]`);
      return button === null ? false : acts[button.getAttribute(ACT_ATTRIBUTE) ?? '']?.(button);
    });
  const onInput = (event: Event): void =>
    handle(event, (target) => {
      isLeft = !(target instanceof HTMLInputElement) || !dish.choose(target.value, target.checked);
      if (!isLeft) view.show(dish);
      return !isLeft;
    });
  /** A page that is stepped back to is as it was left. */
  const onShown = (): void => {
    isPut = false;
    view.show(dish);
  };
  view.show(dish);
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);
  window.addEventListener('pageshow', onShown);
  const end = (): void => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
    window.removeEventListener('pageshow', onShown);
  };
  const take = (code: ArticleCode): DishDraft | undefined => {
    if (code !== dish.article.code) return undefined;
    end();
    return dish.draft;
  };
  return { end, take };
}

function drawnDish(root: Element, menu: PageMenu): PageDish | undefined {
  const code = parseArticleCode(root.getAttribute(DISH_ATTRIBUTE) ?? '');
  const chosen = [...root.querySelectorAll('input')].filter(({ checked }) => checked);
  return code && menu.dish(code, new Set(chosen.map(({ value }) => value)));
}

/** Back to where the dish was chosen, or there. */
function goOn(window: PageWindow, path: string): void {
  const { document, history, location } = window;
  const isFromThere = isLinkedWithinSite(window) && new URL(document.referrer).pathname === path;
  if (isFromThere) history.back();
  else location.replace(path);
}
