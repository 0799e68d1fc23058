import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';

import { MenuViewModel } from '@/ui/screens/menu/menu-view-model';
import { aRefusal } from '@test/support/builders/a-refusal';
import { aChoiceGroup } from '@test/support/builders/a-choice-group';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { aRoute } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, categoryCode, shopId } from '@test/support/builders/ids';
import { aMenuTab } from '@test/support/ui/a-menu-tab';

const SOUP = anArticle({ code: articleCode('soup'), description: 'Pea soup', text: 'With mustard' });
const MEATBALLS = anArticle();
const STEW = anArticle({
  code: articleCode('stew'),
  description: 'Stew',
  choiceGroups: [aChoiceGroup({ min: 0 })],
});

const LUNCH = aCategory({ items: [MEATBALLS, STEW] });
const SOUPS = aCategory({ code: categoryCode('soups'), name: 'Soups', items: [SOUP] });

async function opened(address = '/shop/1/menu') {
  const tab = aMenuTab([LUNCH, SOUPS]);
  await tab.navigator.go(address);
  const model = new MenuViewModel(tab, aRoute(address));
  const stop = model.start();
  await model.prepareSearch();
  await tab.clock.settle();
  return { tab, model, stop };
}

const codesOf = ({ found }: MenuViewModel) => found?.map(({ article }) => article.code);

describe('MenuViewModel', () => {
  it('loads the menu of the shop', async () => {
    const { model } = await opened();
    expect(model.menu?.items).toEqual([LUNCH, SOUPS]);
    expect(model.failure).toBeUndefined();
  });

  it('never shows the menu of another shop', async () => {
    const { tab, model } = await opened();
    tab.shops.setShop(aShop({ id: shopId(2) }));
    expect(model.menu).toBeUndefined();
  });

  it('shows why there is no menu, and loads it again where that may help', async () => {
    const tab = aMenuTab([LUNCH]);
    tab.server.menus.script.failNext({ kind: 'unreachable', isTimeout: false });
    const model = new MenuViewModel(tab, aRoute('/shop/1/menu'));
    model.start();
    await tab.clock.settle();
    expect(model.failure).toMatchObject({ notice: { key: 'error.unreachable' }, mayRetry: true });
    await model.retry();
    expect(model.failure).toBeUndefined();
    expect(model.menu).toBeDefined();
  });

  it('does not offer a retry that cannot help', async () => {
    const tab = aMenuTab([]);
    tab.server.menus.script.failNext(aRefusal());
    const model = new MenuViewModel(tab, aRoute('/shop/1/menu'));
    model.start();
    await tab.clock.settle();
    expect(model.failure?.mayRetry).toBe(false);
  });

  it('aborts pending calls when the visitor leaves [API-14]', async () => {
    const { tab, model, stop } = await opened();
    tab.server.menus.all = [aMenu({ name: 'Later' })];
    const again = model.retry();
    stop();
    await again;
    expect(model.menu?.name).toBe('Lunch');
  });
});

describe('MenuViewModel.setSearch', () => {
  it('finds articles while typing, at any place', async () => {
    const { model } = await opened();
    model.setSearch('  ');
    expect(model.isSearching).toBe(false);
    model.setSearch('mustard');
    expect(codesOf(model)).toEqual([SOUP.code]);
  });

  it('loads the search itself with the first one, and says that it does not know yet', async () => {
    const tab = aMenuTab([LUNCH, SOUPS]);
    const model = new MenuViewModel(tab, aRoute('/shop/1/menu?search=soup'));
    model.start();
    expect([model.found, model.similar, model.isSearchMissing]).toEqual([undefined, [], false]);
    await model.prepareSearch();
    await tab.clock.settle();
    expect(codesOf(model)).toEqual([SOUP.code]);
  });

  it('offers dishes in place of an empty page [DEC-147]', async () => {
    const { model } = await opened();
    model.setSearch('xyzzyq');
    expect(model.found).toEqual([]);
    expect(model.similar.map(({ article }) => article.code)).toContain(SOUP.code);
    model.setSearch('mustard');
    expect(model.similar).toEqual([]);
  });

  it('writes the search to the address once typing pauses, replacing the entry', async () => {
    const { tab, model } = await opened('/shop/1/menu/lunch');
    model.setSearch('so');
    await tab.clock.advance(399);
    model.setSearch('soup ');
    await tab.clock.advance(399);
    expect(tab.navigator.current).toBe('/shop/1/menu/lunch');
    await tab.clock.advance(1);
    expect(tab.navigator.entries).toEqual(['/', '/shop/1/menu/lunch?search=soup']);
  });

  it('restores it when the visitor comes back', async () => {
    const { model } = await opened('/shop/1/menu?search=soup');
    expect(codesOf(model)).toEqual([SOUP.code]);
  });

  it('does not lose a character typed while its address was written', async () => {
    const { tab, model } = await opened();
    model.setSearch('so');
    await tab.clock.advance(400);
    model.setSearch('sou');
    model.visit(aRoute('/shop/1/menu?search=so'));
    expect(model.search).toBe('sou');
  });

  it('does not lose characters while a slow browser shows one address after the other', async () => {
    const { tab, model } = await opened();
    for (const typed of ['so', 'sou']) {
      model.setSearch(typed);
      await tab.clock.advance(400);
    }
    model.setSearch('soup');
    for (const shown of ['so', 'sou']) {
      model.visit(aRoute(`/shop/1/menu?search=${shown}`));
      expect(model.search).toBe('soup');
    }
    model.visit(aRoute('/shop/1/menu?search=so'));
    expect(model.search).toBe('so');
  });

  it('is cleared when another category is opened', async () => {
    const { tab, model } = await opened();
    model.setSearch('soup');
    model.visit(aRoute('/shop/1/menu/lunch'));
    expect(model.search).toBe('');
    await tab.clock.advance(1_000);
    expect(tab.navigator.current).toBe('/shop/1/menu');
  });
});

describe('MenuViewModel.cards', () => {
  it('adds one more, announces it, and counts what is in the basket [BASK-03, BASK-04]', async () => {
    const { tab, model } = await opened();
    expect(model.cards.quantityOf(MEATBALLS)).toBe(0);
    expect([model.cards.add(MEATBALLS), model.cards.add(MEATBALLS)]).toEqual([true, true]);
    expect(model.cards.quantityOf(MEATBALLS)).toBe(2);
    expect(tab.baskets.items).toMatchObject([{ type: 'Article', quantity: 2 }]);
    expect(tab.notices.announcement?.notice).toEqual({
      key: 'basket.added',
      values: { name: 'Meatballs', count: 2 },
    });
  });

  it('reports what is no longer available', async () => {
    const { tab, model } = await opened();
    expect(model.cards.add({ ...MEATBALLS, isSoldOut: true })).toBe(false);
    expect(tab.notices.toasts).toMatchObject([{ notice: { key: 'basket.notAdded' } }]);
  });

  it('reports the maximum quantity of a line', async () => {
    const { tab, model } = await opened();
    for (let portion = 0; portion < 99; portion += 1) model.cards.add(MEATBALLS);
    expect(model.cards.add(MEATBALLS)).toBe(false);
    expect(tab.notices.toasts).toMatchObject([
      { notice: { key: 'basket.lineFull', values: { name: 'Meatballs', max: 99 } } },
    ]);
  });

  it('counts nothing of the basket of another shop', async () => {
    const { tab, model } = await opened();
    model.cards.add(MEATBALLS);
    tab.shops.setShop(aShop({ id: shopId(2) }));
    expect(model.cards.quantityOf(MEATBALLS)).toBe(0);
  });

  it('redraws only the card whose article was added, and none when an unchanged menu is loaded again', async () => {
    const { tab, model } = await opened();
    const drawn: string[] = [];
    for (const article of [MEATBALLS, STEW, SOUP]) {
      autorun(() => {
        drawn.push(`${article.code} ${model.cards.quantityOf(article)}`);
        model.cards.pictures.addressOf(article);
      });
    }
    drawn.length = 0;
    model.cards.add(SOUP);
    await tab.clock.advance(60_000);
    await model.retry();
    await tab.clock.settle();
    expect(drawn).toEqual(['soup 1']);
  });

  it('has the picture of the chosen language, with the time of the menu [API-23, API-25, ENT-30]', async () => {
    const { tab, model } = await opened();
    const article = anArticle({ imageUrl: 'any', imageId: [{ language: 'en', text: 'english' }] });
    const time = tab.clock.now();
    expect(model.cards.pictures.addressOf(article)).toBe(`any?_t=${time}`);
    tab.languages.setLanguage('en');
    expect(model.cards.pictures.addressOf(article)).toBe(`english?_t=${time}`);
    expect(model.cards.pictures.addressOf(MEATBALLS)).toBeUndefined();
  });
});

describe('MenuViewModel with a diet filter', () => {
  const SALAD = anArticle({
    code: articleCode('salad'),
    description: 'Salad',
    allergens: [],
    diets: ['vegan'],
  });
  const CAKE = anArticle({ code: articleCode('cake'), description: 'Cake', allergens: ['nuts'], diets: [] });

  async function aHungryVisitor() {
    const tab = aMenuTab([aCategory({ items: [SALAD, CAKE, MEATBALLS] })]);
    const model = new MenuViewModel(tab, aRoute('/shop/1/menu'));
    model.start();
    await model.prepareSearch();
    await tab.clock.settle();
    return { tab, model };
  }

  it('shows everything without a filter', async () => {
    const { model } = await aHungryVisitor();
    expect([model.wishCount, model.dietOverview]).toEqual([0, undefined]);
    expect([SALAD, CAKE, MEATBALLS].map((article) => model.accepts(article))).toEqual([true, true, true]);
  });

  it('shows only what is declared to match, and counts what is undeclared', async () => {
    const { model } = await aHungryVisitor();
    model.toggleAllergen('nuts');
    expect([SALAD, CAKE, MEATBALLS].map((article) => model.accepts(article))).toEqual([true, false, false]);
    expect(model.dietOverview).toMatchObject({ suiting: 1, unknown: 1, total: 3 });
    model.toggleAllergen('nuts');
    expect(model.accepts(CAKE)).toBe(true);
  });

  it('searches among the matches', async () => {
    const { model } = await aHungryVisitor();
    model.setSearch('a');
    expect(codesOf(model)).toEqual(['salad', 'cake', 'meatballs']);
    model.toggleDiet('vegan');
    expect(codesOf(model)).toEqual(['salad']);
    model.clearDiet();
    expect(codesOf(model)).toHaveLength(3);
  });

  it('keeps the filter for the visit, in another shop too', async () => {
    const { tab, model } = await aHungryVisitor();
    model.toggleDiet('vegan');
    expect(new MenuViewModel(tab, aRoute('/shop/2/menu')).wishCount).toBe(1);
  });
});
