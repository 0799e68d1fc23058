import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { AppStore } from '@/application/app/app-store';
import { LoadShops } from '@/application/shops/load-shops';
import type { LoadApp } from '@/application/app/load-app';
import { shopFavorite } from '@/domain/customer/favorite';
import { err, ok } from '@/domain/shared/result';
import { HomeViewModel } from '@/ui/screens/home/home-view-model';
import { aTab } from '@test/support/an-app';
import { aMember } from '@test/support/builders/a-member';
import { shopId } from '@test/support/builders/ids';

function setUp(isReachable = true, tab = aTab(), entry?: string) {
  const loadApp: LoadApp = () =>
    Promise.resolve(isReachable ? ok(tab) : err({ kind: 'unreachable', isTimeout: false }));
  const model = new HomeViewModel(
    {
      app: new AppStore(),
      list: tab.shopList,
      session: tab.sessions,
      languages: tab.languages,
      notices: tab.notices,
      loadShops: new LoadShops({ catalog: tab.server.catalog, store: tab.shopList }),
      retryLoading: tab.retryLoading,
      loadApp,
      navigator: tab.navigator,
    },
    entry,
  );
  return { tab, model };
}

describe('HomeViewModel', () => {
  it('finds the list as it was left when home is gone back to, and afresh on a new visit [OPEN-32]', () => {
    const { tab, model } = setUp(true, aTab(), 'first');
    model.setSearch('torg');
    model.showMore();
    expect(setUp(true, tab, 'first').model).toMatchObject({ search: 'torg', pages: 2 });
    expect(setUp(true, tab, 'second').model).toMatchObject({ search: '', pages: 1 });
  });

  it('takes the only shop for the chain only where the list is complete [HOME-03, DEC-44]', async () => {
    const { tab, model } = setUp();
    const [only] = tab.server.catalog.all;
    tab.server.catalog.all = only === undefined ? [] : [only];
    await model.retry();
    expect(model.single).toEqual(only);
    tab.server.catalog.isComplete = false;
    await model.retry();
    expect([model.single, model.found]).toEqual([undefined, [only]]);
  });

  it('goes to a shop that was tapped once the whole program is there [HOME-24]', async () => {
    const { tab, model } = setUp();
    const choosing = model.choose(shopId(1), new Map());
    expect(model.choosing).toBe(1);
    await choosing;
    expect(model.choosing).toBeUndefined();
    expect(tab.navigator.current).toBe('/shop/1/order-type');
  });

  it('says that the program cannot be fetched, and lets the shop be tapped again', async () => {
    const { tab, model } = setUp(false);
    await model.choose(shopId(1), new Map());
    expect(tab.notices.toasts.map(({ notice }) => notice.key)).toEqual(['error.unreachable']);
    expect(tab.notices.error.visible).toBe(false);
    expect(model.choosing).toBeUndefined();
  });

  it('tells a refused shop by its code, and a refused list, whose texts know no codes, by its status [AMB-57]', async () => {
    const { tab, model } = setUp();
    tab.server.catalog.script.failNext(refusal(404, 'shop-not-found'));
    await model.choose(shopId(1), new Map());
    expect(tab.notices.error.message?.key).toMatch(/shop-not-found$/);
    tab.server.catalog.script.failNext(refusal(404, 'shop-not-found'));
    await model.retry();
    expect(tab.notices.toasts.map(({ notice }) => notice.key)).toEqual(['error.notFound']);
  });

  it('does not ask where a visitor is who has left home', async () => {
    const { tab, model } = setUp();
    const leave = model.start();
    leave();
    await tab.clock.settle();
    expect(tab.position.asked).toBe(0);
  });

  it('asks where a visitor is once the shops are there [HOME-16]', async () => {
    const { tab, model } = setUp();
    const leave = model.start();
    await tab.clock.settle();
    leave();
    expect(model.shops).toHaveLength(2);
    expect(tab.position.asked).toBe(1);
  });

  it('has the favourites of who comes first, and moves no card when a heart is touched [SHOP-08, HOME-25]', async () => {
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
