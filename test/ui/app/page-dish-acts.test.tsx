import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openPageMenu } from '@/adapters/wiring/open-page-menu';
import { AppStore } from '@/application/app/app-store';
import type { BasketItem } from '@/domain/basket/basket';
import type { Article } from '@/domain/menu/menu';
import { beginPageBasket } from '@/ui/app/begin-page-basket';
import type { BegunDish, PageWindow } from '@/ui/app/page-dish-acts';
import { DISH_ATTRIBUTE } from '@/ui/components/act-attribute';
import { ArticleAmount } from '@/ui/screens/article/article-amount';
import { ArticleViewModel } from '@/ui/screens/article/article-view-model';
import { ChoiceGroups } from '@/ui/screens/article/choice-groups';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { aRoute } from '@test/support/builders/a-route';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, choiceCode, shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { aMenuTab } from '@test/support/ui/a-menu-tab';
import { addPageBlocks, CURRENCY, removePageBlocks } from '@test/support/ui/page-blocks';
import { renderWith } from '@test/support/ui/render-with';

const MENU = '/shop/1/menu';
const PEANUTS = aChoiceArticle({
  code: articleCode('peanuts'),
  description: 'Peanuts',
  allergens: ['peanuts'],
});
const SIDES = aChoiceGroup({
  articles: [aChoiceArticle({ description: 'Rice' }), ...aChoiceGroup().articles.slice(1)],
});
const EXTRAS = aChoiceGroup({
  code: choiceCode('extras'),
  name: 'Extras',
  min: 0,
  max: 2,
  articles: [
    ...['peas', 'beans', 'corn'].map((code) =>
      aChoiceArticle({ code: articleCode(code), description: code }),
    ),
    PEANUTS,
  ],
});
/** Nothing is chosen unasked: one of the sides costs something. */
const DISH = anArticle({ allergens: undefined, choiceGroups: [SIDES, EXTRAS] });

let begun: BegunDish | undefined;
let left: PageWindow;

/** The page of a dish of the server, as the program's views draw it for everybody. */
async function aPage(article: Article = DISH) {
  const tab = aMenuTab([article]);
  await tab.loadMenu.load(shopId(1));
  tab.app.beginPublicPage(tab.clock.now());
  const model = new ArticleViewModel(tab, aRoute(`${MENU}/articles/meatballs`));
  const parts = { model, article, currency: CURRENCY };
  await renderWith(
    tab,
    <article {...{ [DISH_ATTRIBUTE]: article.code }}>
      <ChoiceGroups {...parts} parent="" />
      <ArticleAmount {...parts} pictureId="picture" />
    </article>,
    [[AppStore, tab.app]],
  );
  await addPageBlocks([article]);
  left = leftWindow();
  begun = beginPageBasket(left, must(openPageMenu(window)));
  return { tab, model };
}

const button = (name: RegExp): HTMLButtonElement => screen.getByRole('button', { name });
const option = (name: RegExp): HTMLInputElement =>
  [
    ...screen.queryAllByRole<HTMLInputElement>('radio', { name }),
    ...screen.queryAllByRole<HTMLInputElement>('checkbox', { name }),
  ][0] ?? expect.fail(`There is no ${name}.`);
const price = (): string | null => button(/^Lägg till/).textContent;
const items = (): readonly BasketItem[] => must(openPageMenu(window)).basket.basket.items;

const replace = vi.fn<(path: string) => void>();
const back = vi.fn<() => void>();

/** The addresses of the pages before. */
let before: readonly string[] = [];

/** A page that one comes to from another, and that can be left. */
const leftWindow = (): PageWindow =>
  Object.assign(new EventTarget(), {
    document,
    history: { back },
    location: { replace },
    navigation: { currentEntry: { index: 1 }, entries: () => before.map((url) => ({ url })) },
  });

beforeEach(() => {
  window.localStorage.clear();
  replace.mockClear();
  back.mockClear();
  before = [];
});

afterEach(() => {
  begun?.end();
  begun = undefined;
  removePageBlocks();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe('the dish of a page of the server', () => {
  it('shows at each tap how many there are, and what they cost [PAIN-51]', async () => {
    await aPage();
    expect(button(/^En färre/).disabled).toBe(true);
    button(/^En till/).click();
    button(/^En till/).click();
    expect([screen.getByRole('status').textContent, price()]).toEqual(['3', expect.stringMatching(/357/)]);
    button(/^En färre/).click();
    expect(price()).toMatch(/238/);
    expect(button(/^En färre/).disabled).toBe(false);
  });

  it('shows at each choice what it costs, and what can still be chosen [OPEN-26]', async () => {
    await aPage();
    option(/Fries/).click();
    expect(price()).toMatch(/129/);
    option(/peas/).click();
    option(/beans/).click();
    const extras = within(screen.getByRole('group', { name: 'Extras' }));
    expect(extras.getByText('Du har valt 2 av 2')).toBeTruthy();
    expect([option(/corn/).disabled, option(/beans/).disabled]).toEqual([true, false]);
    expect(option(/Fries/).closest('label')?.dataset['chosen']).toBe('true');
  });

  it('says which choice is missing, and goes there [PAIN-48]', async () => {
    await aPage();
    button(/^Lägg till/).click();
    expect(items()).toEqual([]);
    const missing = screen.getByText('Side: 1 val saknas');
    expect(missing.closest('[hidden]')).toBeNull();
    expect(document.activeElement).toBe(option(/Rice/));
    option(/Rice/).click();
    expect(screen.queryByText('Side: 1 val saknas')).toBeNull();
  });

  it('is put with its choices, says so, and goes on to the menu [PAIN-38]', async () => {
    await aPage();
    option(/Fries/).click();
    button(/^En till/).click();
    button(/^Lägg till/).click();
    expect(items()).toMatchObject([{ quantity: 2, flatChoices: [{ id: 'side/fries' }] }]);
    expect(button(/^2 i korgen$/)).toBeTruthy();
    expect(screen.getByText('Meatballs ligger i korgen, nu 2 stycken').getAttribute('aria-live')).toBe(
      'polite',
    );
    expect([replace.mock.calls, back.mock.calls]).toEqual([[[MENU]], []]);
  });

  it('goes back where it was chosen on the menu, and is put once while the page is left', async () => {
    before = [`https://lucka.example${MENU}/lunch?orderType=TakeAway`];
    await aPage(anArticle());
    button(/^Lägg till/).click();
    // The page may have been loaded only now.
    left.dispatchEvent(new Event('pageshow'));
    button(/i korgen$/).click();
    expect([back.mock.calls.length, replace.mock.calls]).toEqual([1, []]);
    expect(items()).toMatchObject([{ quantity: 1 }]);
    left.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    button(/^Lägg till/).click();
    expect(items()).toMatchObject([{ quantity: 2 }]);
  });

  it('is handed over to the program as it is chosen, and counted and chosen there from then on', async () => {
    const { tab, model } = await aPage();
    option(/Fries/).click();
    button(/^En till/).click();
    tab.pageDrafts.begin((code) => begun?.take(code));
    act(() => void model.start());
    expect([[...model.selection], model.quantity]).toEqual([['side/fries'], 2]);
    act(() => button(/^En till/).click());
    expect([screen.getByRole('status').textContent, price()]).toEqual(['3', expect.stringMatching(/387/)]);
  });

  it('leaves to the program what changes the declared allergens, and all that follows', async () => {
    const { model } = await aPage();
    option(/Peanuts/).click();
    expect(model.selection.size).toBe(1);
    button(/^En till/).click();
    expect(model.quantity).toBe(2);
    expect(begun?.take(DISH.code)?.quantity).toBe(1);
  });

  it('leaves the dish to the program where the visitor has declared a diet [PAIN-54]', async () => {
    window.localStorage.setItem('dietFilter', '{}');
    const { model } = await aPage();
    button(/^En till/).click();
    expect(model.quantity).toBe(2);
    expect(begun?.take(DISH.code)).toBeUndefined();
  });

  it('has what was chosen before the script ran, and leaves it to the program where the page cannot show it', async () => {
    const { model } = await aPage();
    for (const [name, quantity] of [
      ['peas', 1],
      ['Peanuts', 2],
    ] as const) {
      begun?.end();
      const extra = option(new RegExp(name));
      extra.checked = true;
      begun = beginPageBasket(left, must(openPageMenu(window)));
      expect([...(begun.take(DISH.code)?.selection ?? [])]).toContain(`extras/${name.toLowerCase()}`);
      begun = beginPageBasket(left, must(openPageMenu(window)));
      button(/^En till/).click();
      expect(model.quantity).toBe(quantity);
    }
  });

  it('waits with the program for what was tapped before', async () => {
    await aPage(anArticle());
    document.body.insertAdjacentHTML('beforeend', '<button data-awaited>Sök</button>');
    button(/^Lägg till/).click();
    expect([items(), replace.mock.calls]).toEqual([[], []]);
    document.querySelector('[data-awaited]')?.remove();
  });

  it('goes on by the program once that is about to start [PAIN-38]', async () => {
    before = [`https://lucka.example${MENU}`];
    const { tab, model } = await aPage(anArticle());
    await begun?.stay();
    button(/^Lägg till/).click();
    button(/^1 i korgen$/).click();
    expect([items(), replace.mock.calls, back.mock.calls]).toMatchObject([[{ quantity: 1 }], [], []]);
    tab.pageDrafts.begin((code) => begun?.take(code));
    act(() => void model.start());
    expect(tab.navigator.current).toBe(MENU);
  });

  it('stays where the next page would not find the basket [FAULT-C2]', async () => {
    await aPage(anArticle());
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    button(/^Lägg till/).click();
    expect([button(/^1 i korgen$/).disabled, replace.mock.calls]).toEqual([false, []]);
  });

  it('keeps the program waiting while the page is left, and not once it is shown again', async () => {
    await aPage(anArticle());
    button(/^Lägg till/).click();
    let isGoingOn = false;
    const stayed = begun?.stay().then(() => (isGoingOn = true));
    await Promise.resolve();
    expect(isGoingOn).toBe(false);
    left.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await stayed;
    expect(price()).toMatch(/119/);
  });
});
