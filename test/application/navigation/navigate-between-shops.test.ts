import { describe, expect, it } from 'vitest';
import { refusal } from '@test/support/memory/refusal';
import { screenTypeOf } from '@/domain/navigation/screen-type';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';
import { aTab, type Tab } from '@test/support/an-app';

const smallScreen = (tab: Tab) => tab.screen.setSize({ width: 400, height: 800, type: screenTypeOf(400) });
const largeScreen = (tab: Tab) => tab.screen.setSize({ width: 1200, height: 800, type: screenTypeOf(1200) });

describe('Navigate', () => {
  describe('rule 3: the shop of the route', () => {
    it('loads a shop that differs from the loaded one, by its number [NAV-09]', async () => {
      const tab = aTab();
      tab.shops.setShop(aShop());
      await tab.navigate.navigate('/shop/2/menu/');
      expect(tab.server.catalog.script.calls).toEqual(['shop 2']);
      expect(tab.shops.shop?.id).toBe(2);
    });

    it('does not load the shop that is loaded [NAV-09]', async () => {
      const tab = aTab();
      tab.shops.setShop(aShop());
      await tab.navigate.navigate('/shop/1/menu/');
      expect(tab.server.catalog.script.calls).toEqual([]);
    });

    it.each([
      ['the load fails', '/shop/2/menu/', 1],
      ['there is no such shop', '/shop/77/menu/', 1],
      ['it is no number', '/shop/two/menu/', 0],
    ])('goes home and reports when %s [NAV-10, NAV-11, NAV-12]', async (_, path, calls) => {
      const tab = aTab();
      if (path.includes('/2/')) tab.server.catalog.script.failNext(refusal(503));
      expect(await tab.navigate.navigate(path)).toEqual({ kind: 'redirected', to: '/' });
      expect(tab.reporter.reported).toEqual([{ id: 'lucka:invalid-shop-id', message: path }]);
      expect(tab.server.catalog.script.calls).toHaveLength(calls);
    });

    it('reports a failure without the code of the order in the address [NAV-12]', async () => {
      const tab = aTab();
      await tab.navigate.navigate('/shop/77/checkout/payment/o-1?x=1#code=ABCDEFGHIJKLMNOPQRSTUV');
      expect(tab.reporter.reported).toEqual([
        { id: 'lucka:invalid-shop-id', message: '/shop/77/checkout/payment/o-1?x=1' },
      ]);
    });

    it('moves an empty basket to the shop [BASK-12]', async () => {
      const tab = aTab();
      await tab.navigate.navigate('/shop/2/menu/');
      expect(tab.baskets.basket).toMatchObject({ shopId: 2, shopName: 'Lucka Vasastan' });
    });
  });

  it('redirects to home, with the shop, from a route that requires one that is not open [NAV-13, DEC-157]', async () => {
    const tab = aTab();
    tab.server.catalog.all = [aShop({ openForBusiness: false })];
    expect(await tab.navigate.navigate('/shop/1/menu/')).toEqual({ kind: 'redirected', to: '/?shop=1' });
  });

  it('leaves the basket of another shop alone when the wanted one is closed [NAV-13, NAV-19]', async () => {
    const tab = aTab();
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
    tab.server.catalog.all = [aShop({ id: shopId(2), openForBusiness: false })];
    await tab.navigate.navigate('/shop/2/menu/');
    expect(tab.baskets.basket).toEqual(aBasket());
  });

  it('redirects to home with the wanted path when a shop is required and none is chosen [NAV-14]', async () => {
    expect(await aTab().navigate.navigate('/orders?x=1')).toEqual({
      kind: 'redirected',
      to: '/?redirectUri=%2Forders%3Fx%3D1',
    });
  });

  it('shows the basket on the routes with that flag only [NAV-15]', async () => {
    const tab = aTab();
    await tab.navigate.navigate('/shop/1/menu/');
    expect(tab.baskets.flags.visible).toBe(true);
    await tab.navigate.navigate('/shop/1/checkout');
    expect(tab.baskets.flags.visible).toBe(false);
  });

  it('clears spot and note at home, and removes the class of the shop [NAV-16, NAV-17]', async () => {
    const tab = aTab();
    await tab.navigate.navigate('/shop/1/menu/');
    expect(tab.document.bodyClasses).toContain('shop-1');
    tab.changeBasket.apply(
      { kind: 'writeNote', note: 'Hi' },
      { kind: 'restore', basket: aBasket({ note: 'Hi' }) },
    );
    await tab.navigate.navigate('/');
    expect(tab.baskets.basket).toMatchObject({ note: '', spotId: undefined });
    expect(tab.baskets.count).toBe(1);
    expect([...tab.document.bodyClasses]).toEqual([]);
  });

  it("wears the class of the basket's shop elsewhere [NAV-18]", async () => {
    const tab = aTab();
    await tab.navigate.navigate('/shop/2/menu/');
    await tab.navigate.navigate('/privacy-policy');
    expect([...tab.document.bodyClasses]).toEqual(['shop-2']);
  });

  it('replaces a basket of another shop than the loaded one, setting it aside [NAV-19]', async () => {
    const tab = aTab();
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
    await tab.navigate.navigate('/shop/2/menu/');
    expect(tab.baskets.basket).toMatchObject({ shopId: 2, items: [] });
    expect(tab.baskets.setAside).toMatchObject([{ shopId: 1, items: [{ quantity: 1 }] }]);
  });

  it('keeps the basket at home, and clears the selected shop there [NAV-20, ROUTE-13]', async () => {
    const tab = aTab();
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
    tab.shops.setShop(aShop({ id: shopId(2) }));
    await tab.navigate.navigate('/');
    expect(tab.baskets.count).toBe(1);
    expect(tab.shops.shop).toBeUndefined();
  });

  it('sets the flags of the route for editing and adding [NAV-21, NAV-22]', async () => {
    const tab = aTab();
    await tab.navigate.navigate('/shop/1/menu/lunch/articles/meatballs/line-1');
    expect(tab.baskets.flags).toMatchObject({ editMode: true, showAddItemButton: true });
    await tab.navigate.navigate('/shop/1/menu/lunch');
    expect(tab.baskets.flags).toMatchObject({ editMode: false, showAddItemButton: false });
  });

  it('disables the basket on the routes with that flag, without order info on a small screen [NAV-23, NAV-24]', async () => {
    const tab = aTab();
    smallScreen(tab);
    await tab.navigate.navigate('/shop/1/menu/lunch/articles/meatballs');
    expect(tab.baskets.flags).toMatchObject({ disabled: true, showOrderInfo: false });
    largeScreen(tab);
    await tab.navigate.navigate('/shop/1/menu/lunch/articles/meatballs');
    expect(tab.baskets.flags).toMatchObject({ disabled: true, showOrderInfo: true });
    await tab.navigate.navigate('/shop/1/menu/lunch');
    expect(tab.baskets.flags).toMatchObject({ disabled: false, showOrderInfo: true });
  });

  it('reports each navigation, and tracks the page before and after [NAV-25, NAV-26]', async () => {
    const tab = aTab();
    const received: string[] = [];
    tab.navigation.onNavigate((route) => received.push(route.name));
    await tab.navigate.navigate('/');
    await tab.navigate.navigate('/privacy-policy?x=1');
    expect(received).toEqual(['home', 'privacyPolicy']);
    expect(tab.navigation.tracking).toMatchObject({
      currentPage: 'privacyPolicy',
      lastPage: 'home',
      currentPageFullPath: '/privacy-policy?x=1',
      lastPageFullPath: '/',
    });
    expect(tab.telemetry.pageViews).toEqual([
      { name: 'home', path: '/' },
      { name: 'privacyPolicy', path: '/privacy-policy' },
    ]);
  });
});
