import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { HttpImageAddresses } from '@/adapters/http/http-image-addresses';
import { AppStore } from '@/application/app/app-store';
import type { LoadApp } from '@/application/app/load-app';
import { shopFavorite } from '@/domain/customer/favorite';
import type { HomeList } from '@/domain/navigation/home-list';
import { err, ok } from '@/domain/shared/result';
import { HomeViewModel } from '@/ui/screens/home/home-view-model';
import { aTab } from '@test/support/an-app';
import { aMember } from '@test/support/builders/a-member';
import { aShop } from '@test/support/builders/a-shop';
import { aShopDish } from '@test/support/builders/a-shop-dish';
import { shopId } from '@test/support/builders/ids';

function setUp(isReachable = true, tab = aTab(), entry?: string, asked?: HomeList) {
  const loadApp: LoadApp = () =>
    Promise.resolve(isReachable ? ok(tab) : err({ kind: 'unreachable', isTimeout: false }));
  const model = new HomeViewModel(
    {
      app: new AppStore(),
      list: tab.shopList,
      session: tab.sessions,
      languages: tab.languages,
      notices: tab.notices,
      loadShops: tab.loadShops,
      retryLoading: tab.retryLoading,
      loadApp,
      navigator: tab.navigator,
      catalog: tab.server.catalog,
      images: new HttpImageAddresses(),
      clock: tab.server.clock,
    },
    entry,
    asked,
  );
  return { tab, model };
}

describe('HomeViewModel', () => {
  it('restores the list when the visitor goes back to home, and not on a new visit [OPEN-32]', async () => {
    const { tab, model } = setUp(true, aTab(), 'first');
    model.setSearch('torg');
    await model.showMore();
    expect(setUp(true, tab, 'first').model).toMatchObject({ search: 'torg', pages: 2 });
    expect(setUp(true, tab, 'second').model).toMatchObject({ search: '', pages: 1 });
  });

  it('counts the only shop as the chain only where the list is complete [HOME-03, DEC-44]', async () => {
    const { tab, model } = setUp();
    const [only] = tab.server.catalog.all;
    tab.server.catalog.all = only === undefined ? [] : [only];
    await model.retry();
    expect(model.single).toEqual(only);
    tab.server.catalog.isComplete = false;
    await model.retry();
    expect([model.single, model.found]).toEqual([undefined, [only]]);
  });

  it('selects a tapped shop once the app is loaded [HOME-24]', async () => {
    const { tab, model } = setUp();
    const choosing = model.choose(shopId(1), new Map());
    expect(model.choosing).toBe(1);
    await choosing;
    expect(model.choosing).toBeUndefined();
    expect(tab.navigator.current).toBe('/shop/1/order-type');
  });

  it('opens a tapped dish at its shop, without asking for the order type first [DEC-80]', async () => {
    const { tab, model } = setUp();
    tab.server.catalog.dishes = new Map([[shopId(2), [aShopDish('soup')]]]);
    await model.retry();
    const [offered] = model.offered;
    if (offered !== undefined) await model.chooseDish(offered);
    expect(tab.navigator.current).toBe('/shop/2/redirect/soup');
    expect(tab.baskets.basket.shopId).toBe(2);
  });

  it('offers the dishes of the nearest shops first, whatever is searched for [DEC-80]', async () => {
    const { tab, model } = setUp();
    tab.server.catalog.dishes = new Map([1, 2].map((id) => [shopId(id), [aShopDish(`dish-${id}`)]]));
    await model.retry();
    tab.shopList.addDistances(new Map([[shopId(2), 0.1]]));
    model.setSearch('Södermalm');
    expect(model.offered.map(({ dish }) => String(dish.code))).toEqual(['dish-2', 'dish-1']);
  });

  it('finds the dish that is searched for, and the shops that have it [DEC-147]', async () => {
    const { tab, model } = setUp();
    tab.server.catalog.dishes = new Map([
      [shopId(1), [aShopDish('soup')]],
      [shopId(2), [{ ...aShopDish('meatballs'), description: 'Meatballs', translations: {} }]],
    ]);
    await model.retry();
    await model.prepareSearch();
    model.setSearch('meatbals');
    await tab.clock.settle();
    expect(model.found.map(({ id }) => Number(id))).toEqual([2]);
    expect(model.offered.map(({ dish }) => String(dish.code))).toEqual(['meatballs']);
  });

  it('finds the dishes of all shops once typing pauses, at the nearest first [DEC-147]', async () => {
    const { tab, model } = setUp();
    tab.server.catalog.dishes = new Map([[shopId(1), [aShopDish('soup')]]]);
    tab.server.catalog.findable = [{ dish: aShopDish('stew'), shops: [shopId(1), shopId(2)] }];
    await model.retry();
    tab.shopList.addDistances(new Map([[shopId(2), 0.1]]));
    await model.prepareSearch();
    for (const typed of ['st', 'ste', 'stew']) model.setSearch(typed);
    await tab.clock.advance(299);
    expect(tab.server.catalog.script.calls.filter((call) => call.startsWith('search'))).toEqual([]);
    await tab.clock.advance(1);
    await tab.clock.settle();
    expect(tab.server.catalog.script.calls.filter((call) => call.startsWith('search'))).toEqual([
      'search stew',
    ]);
    expect(model.found.map(({ id }) => Number(id))).toEqual([2, 1]);
    const [offered] = model.offered;
    expect([offered?.dish.code, offered?.shop.id]).toEqual(['stew', 2]);
    if (offered !== undefined) await model.chooseDish(offered);
    expect(tab.navigator.current).toBe('/shop/2/redirect/stew');
  });

  it('finds what is on this device where the server does not answer [DEC-147]', async () => {
    const { tab, model } = setUp();
    tab.server.catalog.dishes = new Map([[shopId(1), [aShopDish('soup')]]]);
    await model.retry();
    await model.prepareSearch();
    tab.server.catalog.script.failure = { kind: 'unreachable', isTimeout: false };
    model.setSearch('soup');
    await tab.clock.advance(300);
    await tab.clock.settle();
    expect(model.found.map(({ id }) => Number(id))).toEqual([1]);
    expect(tab.notices.toasts).toEqual([]);
  });

  it('suggests open restaurants in place of an empty list', async () => {
    const { model } = setUp();
    await model.retry();
    await model.prepareSearch();
    model.setSearch('xyzzyq');
    expect(model.found).toEqual([]);
    expect(model.suggested.length).toBeGreaterThan(0);
    model.setSearch('');
    expect(model.suggested).toEqual([]);
  });

  it('has pictures that a browser fetches once an hour at most [DEC-80]', async () => {
    const { tab, model } = setUp();
    tab.server.catalog.dishes = new Map([[shopId(1), [aShopDish('soup')]]]);
    await model.retry();
    const address = model.pictures.ofShop(aShop());
    await tab.clock.advance(60_000);
    expect(setUp(true, tab).model.pictures.ofShop(aShop())).toBe(address);
    expect(model.pictures.ofShop(aShop({ id: shopId(2) }))).toBeUndefined();
    await tab.clock.advance(3_600_000);
    expect(setUp(true, tab).model.pictures.ofShop(aShop())).not.toBe(address);
  });

  it('reports that the app cannot be loaded, and lets the shop be tapped again', async () => {
    const { tab, model } = setUp(false);
    await model.choose(shopId(1), new Map());
    expect(tab.notices.toasts.map(({ notice }) => notice.key)).toEqual(['error.unreachable']);
    expect(tab.notices.error.visible).toBe(false);
    expect(model.choosing).toBeUndefined();
  });

  it('reports a refused shop by its code, and a refused list, whose texts have no codes, by its status [AMB-57]', async () => {
    const { tab, model } = setUp();
    tab.server.catalog.script.failNext(refusal(404, 'shop-not-found'));
    await model.choose(shopId(1), new Map());
    expect(tab.notices.error.message?.key).toMatch(/shop-not-found$/);
    tab.server.catalog.script.failNext(refusal(404, 'shop-not-found'));
    await model.retry();
    expect(tab.notices.toasts.map(({ notice }) => notice.key)).toEqual(['error.notFound']);
  });

  it('names the country of a later part of the list, where that is another one [DEC-166, DEC-168]', async () => {
    const tab = aTab();
    const { catalog } = tab.server;
    catalog.hasPages = true;
    catalog.all = Array.from({ length: 40 }, (_, index) =>
      aShop({ id: shopId(index + 1), timeZone: index < 6 ? 'Europe/Stockholm' : 'Europe/Helsinki' }),
    );
    const { model } = setUp(true, tab, undefined, { search: '', page: 2 });
    await model.retry();
    expect(model.sections.map(({ country, isAbroad }) => [country, isAbroad])).toEqual([['FI', true]]);
    expect([model.shown.shops[0]?.id, model.count, model.morePath]).toEqual([7, 40, '/?page=3']);
    await model.showMore();
    expect(model.shown.shops.map(({ id }) => Number(id))).toEqual([
      7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    ]);
  });

  it('asks for the position only by a tap, and says when there is none [DEC-149]', async () => {
    const { tab, model } = setUp();
    tab.position.answer = err({ kind: 'denied' });
    const leave = model.start();
    await tab.clock.settle();
    expect([tab.position.asked, model.isLocated]).toEqual([0, false]);
    await model.findNear();
    expect(tab.position.asked).toBe(1);
    expect(tab.notices.toasts.map(({ notice }) => notice.key)).toEqual(['home.notLocated']);
    leave();
  });

  it('lists favourites first, and moves no card when one is toggled [SHOP-08, HOME-25]', async () => {
    const { tab, model } = setUp();
    const favorites = [shopFavorite(shopId(2))];
    model.start();
    await tab.clock.settle();
    const order = () => model.found.map(({ id }) => id);
    expect(order()).toEqual([1, 2]);
    tab.sessions.setSession({ ...tab.sessions.session, user: aMember({ favorites }), isAuthenticated: true });
    expect(order()).toEqual([2, 1]);
    tab.sessions.setSession({ ...tab.sessions.session, user: aMember(), isAuthenticated: true });
    expect(order()).toEqual([2, 1]);
    expect(setUp(true, tab).model.isMember).toBe(true);
  });
});
