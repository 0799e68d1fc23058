import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { PAGE_BASKET_ID, PAGE_STATE_ID } from '@/adapters/contract/page-marks';
import { openPageMenu } from '@/adapters/wiring/open-page-menu';
import { AppStore } from '@/application/app/app-store';
import { basketCount } from '@/domain/basket/basket-count';
import { MAX_QUANTITY } from '@/domain/basket/quantity';
import type { Article } from '@/domain/menu/menu';
import { beginPageBasket } from '@/ui/app/begin-page-basket';
import { BasketTotalButton } from '@/ui/basket/basket-total-button';
import { ArticleCards } from '@/ui/components/article-cards';
import { ArticleCardModel } from '@/ui/components/article-card-model';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { aMenuTab } from '@test/support/ui/a-menu-tab';
import { addPageBlocks, CURRENCY, removePageBlocks, setPageBlock } from '@test/support/ui/page-blocks';
import { renderWith } from '@test/support/ui/render-with';

const SOUP = anArticle({ code: articleCode('soup'), description: 'Soup' });

/**
 * A page of the server with these dishes, as the program's views draw it for everybody. Without the bar, no picture
 * flies to it where the program answers a tap.
 */
async function aPage(articles: readonly Article[], hasBar = true): Promise<void> {
  const tab = aMenuTab(articles);
  tab.app.beginPublicPage(tab.clock.now());
  const found = articles.map((article) => ({ article, path: [] }));
  const cards = new ArticleCardModel(tab, 'Article');
  await renderWith(
    tab,
    <>
      <ArticleCards cards={cards} shopId={aShop().id} currency={CURRENCY} found={found} isBelow={false} />
      {hasBar && <BasketTotalButton />}
    </>,
    [[AppStore, tab.app]],
  );
  await addPageBlocks(articles);
}

const add = (name: string): boolean =>
  screen
    .getByRole('button', { name: `Lägg ${name} i korgen` })
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

const bar = (): HTMLElement => screen.getByRole('button', { name: /^Visa korgen/ });

let end: (() => void) | undefined;

function begin(): () => void {
  const menu = must(openPageMenu(window));
  end = beginPageBasket(window, menu).end;
  return end;
}

const storedCount = (): number => basketCount(must(openPageMenu(window)).basket.basket);

beforeEach(() => window.localStorage.clear());

afterEach(() => {
  end?.();
  window.localStorage.clear();
  removePageBlocks();
});

describe('beginPageBasket', () => {
  it('shows at each tap how many of a dish are in the basket, and the total [BASK-16, SHELL-20]', async () => {
    await aPage([anArticle(), SOUP]);
    begin();
    expect(bar().textContent).toBe('Tom korg');
    expect(screen.queryByText(/i korgen$/)?.hidden ?? true).toBe(true);
    for (const name of ['Meatballs', 'Meatballs', 'Soup']) expect(add(name)).toBe(false);
    const shown = screen.getAllByText(/^\d i korgen$/).filter(({ hidden }) => !hidden);
    expect(shown.map(({ textContent }) => textContent)).toEqual(['2 i korgen', '1 i korgen']);
    expect(bar().textContent).toMatch(/^3357\skr$/);
    expect(bar().getAttribute('aria-label')).toMatch(/^Visa korgen: 3 varor, 357\skr$/);
  });

  it('announces what was added [PAIN-38]', async () => {
    await aPage([anArticle()]);
    begin();
    add('Meatballs');
    add('Meatballs');
    expect(screen.getByText('Meatballs ligger i korgen, nu 2 stycken').getAttribute('aria-live')).toBe(
      'polite',
    );
  });

  it('shows the basket that an earlier page filled', async () => {
    await aPage([anArticle()]);
    begin();
    add('Meatballs');
    end?.();
    begin();
    expect(bar().textContent).toMatch(/^1119\skr$/);
  });

  it('says that a basket of another shop waits [PAIN-36]', async () => {
    await aPage([anArticle()]);
    begin();
    add('Meatballs');
    end?.();
    setPageBlock(PAGE_BASKET_ID, (text) => text.replace('"shopId":1', '"shopId":2'));
    begin();
    expect(bar().textContent).toBe('Väntar på dig');
    expect(screen.queryAllByText(/i korgen$/).filter(({ hidden }) => !hidden)).toEqual([]);
  });

  it('leaves to the program a dish that it cannot read', async () => {
    await aPage([anArticle()], false);
    setPageBlock(PAGE_STATE_ID, () => '{}');
    begin();
    expect(add('Meatballs')).toBe(true);
    expect(storedCount()).toBe(0);
  });

  it('adds no more than a line can have, and says so [PAIN-38]', async () => {
    await aPage([anArticle()]);
    begin();
    for (let taps = 0; taps <= MAX_QUANTITY; taps += 1) add('Meatballs');
    expect(storedCount()).toBe(MAX_QUANTITY);
    expect(screen.getByText(/rymmer högst 99/)).toBeTruthy();
  });

  it('leaves every tap to the program once it has ended', async () => {
    await aPage([anArticle()], false);
    begin()();
    expect(add('Meatballs')).toBe(true);
    expect(storedCount()).toBe(0);
  });

  it('does nothing in a page without a menu', () => {
    expect(openPageMenu(window)).toBeUndefined();
  });
});
