import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INITIAL_SESSION } from '@/domain/customer/session';
import { ok } from '@/domain/shared/result';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';
import { aBrowser, aServer, aTab, type Tab } from '@test/support/an-app';

const withLogin = (tab: Tab) => {
  tab.server.settingsSource.current = { ...tab.server.settingsSource.current, isCustomerLoginEnabled: true };
  tab.settings.setLoading({ kind: 'loaded', value: tab.server.settingsSource.current });
};

const logIn = (tab: Tab) =>
  tab.sessions.setSession({ ...INITIAL_SESSION, isAuthenticated: true, loading: false });

describe('Navigate', () => {
  it('arrives at an address that no rule redirects', async () => {
    const tab = aTab();
    expect(await tab.navigate.navigate('/privacy-policy')).toMatchObject({
      kind: 'arrived',
      route: { name: 'privacyPolicy' },
    });
    expect(tab.navigation.current?.name).toBe('privacyPolicy');
  });

  it('returns that the address has no route', async () => {
    expect(await aTab().navigate.navigate('/nowhere/at/all')).toEqual({ kind: 'notFound' });
  });

  it('leads the bare address of a shop to its order types [ROUTE-14]', async () => {
    expect(await aTab().navigate.navigate('/shop/1')).toEqual({
      kind: 'redirected',
      to: '/shop/1/order-type',
    });
  });

  describe('rule 1: the session', () => {
    it('redirects a guest to login, with the whole wanted path [NAV-02]', async () => {
      const tab = aTab();
      withLogin(tab);
      expect(await tab.navigate.navigate('/order-history?spotId=4')).toEqual({
        kind: 'redirected',
        to: '/login?redirectUri=%2Forder-history%3FspotId%3D4',
      });
    });

    it('arrives for a member [NAV-02]', async () => {
      const tab = aTab();
      withLogin(tab);
      logIn(tab);
      expect((await tab.navigate.navigate('/profile')).kind).toBe('arrived');
    });

    it('waits in steps of 100 ms until the session is loaded [NAV-03, NAV-04]', async () => {
      const tab = aTab();
      withLogin(tab);
      tab.sessions.setSession(INITIAL_SESSION);
      const running = tab.navigate.navigate('/profile');
      await tab.clock.advance(250);
      expect(tab.navigation.current).toBeUndefined();
      logIn(tab);
      await tab.clock.advance(49);
      expect(tab.navigation.current).toBeUndefined();
      await tab.clock.advance(1);
      expect((await running).kind).toBe('arrived');
    });

    it('waits at most ten seconds, then counts as a guest [NAV-03]', async () => {
      const tab = aTab();
      withLogin(tab);
      tab.sessions.setSession(INITIAL_SESSION);
      const running = tab.navigate.navigate('/profile');
      await tab.clock.advance(10_000);
      expect(await running).toMatchObject({ kind: 'redirected', to: '/login?redirectUri=%2Fprofile' });
      expect(tab.clock.pending).toBe(0);
    });

    it('waits for the settings before a login route is closed', async () => {
      const tab = aTab();
      tab.settings.setLoading({ kind: 'idle' });
      const running = tab.navigate.navigate('/register');
      await tab.clock.advance(100);
      expect(await running).toEqual({ kind: 'redirected', to: '/' });
      expect(tab.server.settingsSource.script.calls).toEqual(['settings']);
    });

    it('skips login for a member, following redirectUri [ROUTE-17, ROUTE-18]', async () => {
      const tab = aTab();
      withLogin(tab);
      logIn(tab);
      expect(await tab.navigate.navigate('/login?redirectUri=%2Fprofile')).toEqual({
        kind: 'redirected',
        to: '/profile',
      });
      expect(await tab.navigate.navigate('/login')).toEqual({ kind: 'redirected', to: '/' });
    });
  });

  describe('rule 2: the query', () => {
    it('moves order type, note and spot into the basket and out of the address [NAV-05, NAV-06, NAV-07, NAV-08]', async () => {
      const tab = aTab();
      expect(
        await tab.navigate.navigate('/shop/1/menu/?orderType=dineInPlace&note=Hi&spotId=4&x=1#y'),
      ).toEqual({
        kind: 'redirected',
        to: '/shop/1/menu/?x=1#y',
      });
      expect(tab.baskets.basket).toMatchObject({
        orderType: 'DineInPlace',
        note: 'Hi',
        spotId: 4,
        shopId: 1,
      });
    });

    it('tracks the page once, under the address that is shown [NAV-26]', async () => {
      const tab = aTab();
      const outcome = await tab.navigate.navigate('/shop/1/menu/?spotId=4');
      if (outcome.kind === 'redirected') await tab.navigate.navigate(outcome.to);
      expect(tab.telemetry.pageViews).toHaveLength(1);
      expect(tab.navigation.tracking.currentPageFullPath).toBe('/shop/1/menu/');
      expect(tab.baskets.basket.spotId).toBe(4);
    });
  });

  describe('the redirect to an article', () => {
    it('finds the article in the menu of the shop [ROUTE-34]', async () => {
      expect(await aTab().navigate.navigate('/shop/1/redirect/meatballs')).toEqual({
        kind: 'redirected',
        to: '/shop/1/menu/lunch/articles/meatballs',
      });
    });

    it('keeps the rest of the address, its fragment too [ROUTE-34, NAV-08]', async () => {
      const tab = aTab();
      expect(await tab.navigate.navigate('/shop/1/redirect/meatballs?utm=mail&spotId=4#top')).toEqual({
        kind: 'redirected',
        to: '/shop/1/menu/lunch/articles/meatballs?utm=mail#top',
      });
      expect(tab.baskets.basket.spotId).toBe(4);
    });

    it('goes to the menu with a notice when the menu has no such article [ROUTE-34]', async () => {
      const tab = aTab();
      expect(await tab.navigate.navigate('/shop/1/redirect/unknown')).toEqual({
        kind: 'redirected',
        to: '/shop/1/menu',
      });
      expect(tab.notices.error).toMatchObject({ visible: true, message: { key: 'error.notFound' } });
    });
  });

  describe('two tabs', () => {
    it('shows a shop selected in another tab at the next navigation, not before [SHOP-02]', async () => {
      const [browser, server] = [aBrowser(), aServer()];
      const [one, two] = [aTab(server, browser), aTab(server, browser)];
      one.shops.setShop(aShop());
      two.shops.setShop(aShop({ id: shopId(2) }));
      expect(one.shops.shop?.id).toBe(1);
      await one.navigate.navigate('/orders');
      expect(one.shops.shop?.id).toBe(2);
      expect(one.server.catalog.script.calls).toEqual(['shop 2']);
    });

    it('does not load a shop again that both tabs show [SHOP-02]', async () => {
      const [browser, server] = [aBrowser(), aServer()];
      const [one, two] = [aTab(server, browser), aTab(server, browser)];
      for (const path of ['/shop/1/menu/', '/shop/1/menu/lunch', '/shop/1/checkout'])
        for (const tab of [one, two]) await tab.navigate.navigate(path);
      expect(server.catalog.script.calls).toEqual(['shop 1', 'shop 1']);
    });

    it('keeps showing its shop when another tab goes home [SHOP-02]', async () => {
      const [browser, server] = [aBrowser(), aServer()];
      const [one, two] = [aTab(server, browser), aTab(server, browser)];
      one.shops.setShop(aShop());
      await two.navigate.navigate('/');
      await one.navigate.navigate('/shop/1/menu/');
      expect(one.shops.shop?.id).toBe(1);
    });
  });

  it('ends with the last navigation, without mixing two shops, whatever the order of late answers [NAV-01]', async () => {
    const step = fc.constantFrom(
      '/',
      '/shop/1/menu/',
      '/shop/2/menu/',
      '/orders',
      '/shop/2/redirect/meatballs',
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 5 }), async (s, steps) => {
        const tab = aTab();
        tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
        const shops = tab.server.catalog.all;
        tab.server.catalog.shop = s.scheduleFunction((id) =>
          Promise.resolve(ok(shops.find((shop) => shop.id === id)!)),
        );
        const running = steps.map((path) => tab.navigate.navigate(path));
        const outcomes = await s.waitFor(Promise.all(running));
        expect(outcomes.slice(0, -1).filter(({ kind }) => kind !== 'superseded')).toEqual([]);
        expect(outcomes.at(-1)?.kind).not.toBe('superseded');
        const { current } = tab.navigation;
        const named = current?.params.shopId;
        if (named !== undefined) expect(tab.shops.shop?.id).toBe(named);
        if (named !== undefined && tab.baskets.count > 0) expect(tab.baskets.basket.shopId).toBe(named);
      }),
    );
  });
});
