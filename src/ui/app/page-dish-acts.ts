import type { DishDraft, PageDish } from '@/application/page/page-dish';
import type { PageMenu } from '@/application/page/page-menu';
import { type Disposer } from '@/domain/ports/clock';
import { articleName, choiceGroupName } from '@/domain/menu/menu-texts';
import { type ArticleCode, parseArticleCode } from '@/domain/menu/menu';
import type { ShopId } from '@/domain/shop/shop';
import { PageDishView } from '@/ui/app/page-dish-view';
import {
  ACT_ATTRIBUTE,
  AWAITED_ATTRIBUTE,
  DISH_ATTRIBUTE,
  NEXT_ATTRIBUTE,
} from '@/ui/components/act-attribute';
import { focusMissing } from '@/ui/screens/article/focus-missing';

/** The dish of a page of the server until the program takes it over. */
export interface BegunDish {
  readonly end: Disposer;
  /**
   * Resolves at once, unless the page is being left: then once it is shown again, or was not left after all. From then
   * on the program goes on after the dish was put.
   */
  stay(): Promise<void>;
  /** Ends it. Undefined for another dish, and where the dish is not as the page was drawn. */
  take(code: ArticleCode): DishDraft | undefined;
}

/** The members of `window` used here. */
export interface PageWindow extends EventTarget {
  readonly document: Document;
  readonly history: Pick<History, 'back'>;
  readonly location: Pick<Location, 'replace'>;
  /** Not in every browser. */
  readonly navigation?: PageHistory;
}

/** The pages of this site before and after the present one. */
interface PageHistory {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null }[];
}

/** A page is not left that long after it was asked to. */
const LEAVING_MAX_MS = 10_000;

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
  let isLeft = !chooseAsShown(dish, root);
  let isProgramNext = false;

  const put = (button: Element): boolean => {
    const { article, draft, missing } = dish;
    // What waits for the program would be lost with the page.
    if (document.querySelector(`[${AWAITED_ATTRIBUTE}]`) !== null) return false;
    const [first] = missing;
    if (first !== undefined) {
      dish.showMissing();
      view.show(dish);
      say(menu.text('choice.incomplete', { name: choiceGroupName(first.group, menu.language) }));
      focusMissing(document);
      return true;
    }
    if (draft.isPut) return true;
    const line = menu.basket.put({ article, ...draft });
    if (!line.ok) return false;
    dish.setPut(true);
    view.showPut(line.value.quantity);
    say(menu.text('basket.added', { name: articleName(article, menu.language), count: line.value.quantity }));
    if (isProgramNext) return true;
    if (menu.basket.isStored) goOn(window, menu.shop.shopId, button.getAttribute(NEXT_ATTRIBUTE) ?? '/');
    else dish.setPut(false);
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
    if (
      isLeft ||
      menu.isDietDeclared ||
      !(target instanceof Element) ||
      !root.contains(target) ||
      act(target) !== true
    )
      return;
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
  const showAgain = (): void => {
    dish.setPut(false);
    if (!isLeft) view.show(dish);
  };
  /** A page that is stepped back to is as it was left; one that is loaded is shown, too. */
  const onShown = (event: Event): void => {
    if ('persisted' in event && event.persisted === true) showAgain();
  };
  if (!isLeft) view.show(dish);
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);
  window.addEventListener('pageshow', onShown);
  const end = (): void => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
    window.removeEventListener('pageshow', onShown);
  };
  const take = (code: ArticleCode): DishDraft | undefined => {
    if (code !== dish.article.code || (menu.isDietDeclared && !dish.draft.isPut)) return undefined;
    end();
    return dish.draft;
  };
  const stay = async (): Promise<void> => {
    if (dish.draft.isPut) {
      await new Promise((resolve) => {
        window.addEventListener('pageshow', resolve, { once: true });
        setTimeout(resolve, LEAVING_MAX_MS);
      });
      showAgain();
    }
    isProgramNext = true;
  };
  return { end, stay, take };
}

function drawnDish(root: Element, menu: PageMenu): PageDish | undefined {
  const code = parseArticleCode(root.getAttribute(DISH_ATTRIBUTE) ?? '');
  const drawn = [...root.querySelectorAll('input')].filter(({ defaultChecked }) => defaultChecked);
  return code && menu.dish(code, new Set(drawn.map(({ value }) => value)));
}

/** What was chosen before the script ran. Returns whether the page can show all of it. */
const chooseAsShown = (dish: PageDish, root: Element): boolean =>
  [...root.querySelectorAll('input')]
    .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    .map(({ value, checked }) => dish.choose(value, checked))
    .every(Boolean);

/** Back where the dish was chosen on the menu; otherwise there. */
function goOn({ history, location, navigation }: PageWindow, shopId: ShopId, path: string): void {
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  const from = typeof before === 'string' ? new URL(before).pathname : '';
  if (from.startsWith(`/shop/${shopId}/menu`) && !from.includes('/articles/')) history.back();
  else location.replace(path);
}
