import { describe, expect, it } from 'vitest';
import { loaded } from '@/application/shared/loadable';
import type { OrderType } from '@/domain/settings/order-type';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';
import { aTab, type Tab } from '@test/support/an-app';

const enable = (tab: Tab, ...orderTypes: readonly OrderType[]) =>
  tab.settings.setLoading(loaded({ ...tab.server.settingsSource.current, orderTypes }));

const setOrderType = (tab: Tab, orderType: OrderType) =>
  tab.changeBasket.apply({ kind: 'chooseOrderType', orderType, keepsSpot: true });

const pathOf = async (tab: Tab, query: Readonly<Record<string, string>> = {}) => {
  const result = await tab.selectShop.select(shopId(1), new Map(Object.entries(query)));
  return result.ok && result.value.kind === 'selected' ? result.value.path : undefined;
};

describe('SelectShop', () => {
  it('goes to the menu when an enabled order type is chosen [HOME-26, DEC-149]', async () => {
    const tab = aTab();
    enable(tab, 'TakeAway', 'DineInPlace');
    setOrderType(tab, 'TakeAway');
    expect(await pathOf(tab)).toBe('/shop/1/menu');
  });

  it.each([
    ['none of several is set', ['TakeAway', 'DineInPlace'] as const, undefined],
    ['none is set', ['TakeAway'] as const, undefined],
    ['another one is set', ['TakeAway'] as const, 'DineInPlace' as const],
  ])('goes to the order types when %s [HOME-27]', async (_, enabled, chosen) => {
    const tab = aTab();
    enable(tab, ...enabled);
    if (chosen !== undefined) setOrderType(tab, chosen);
    expect(await pathOf(tab)).toBe('/shop/1/order-type');
  });

  it('forwards an article [HOME-28]', async () => {
    const tab = aTab();
    expect(await pathOf(tab, { redirectToArticle: 'soup' })).toBe(
      '/shop/1/order-type?redirectToArticle=soup',
    );
    enable(tab, 'TakeAway');
    setOrderType(tab, 'TakeAway');
    expect(await pathOf(tab, { redirectToArticle: 'soup' })).toBe('/shop/1/redirect/soup');
  });

  it('follows redirectUri, unless it names another shop or leaves the site [HOME-26, HOME-27]', async () => {
    expect(await pathOf(aTab(), { redirectUri: '/orders?x=1' })).toBe('/orders?x=1');
    expect(await pathOf(aTab(), { redirectUri: '/shop/1/menu/lunch?spotId=4' })).toBe(
      '/shop/1/menu/lunch?spotId=4',
    );
    expect(await pathOf(aTab(), { redirectUri: '/shop/2/menu' })).toBe('/shop/1/order-type');
    expect(await pathOf(aTab(), { redirectUri: 'https://evil.example/' })).toBe('/shop/1/order-type');
    expect(await pathOf(aTab(), { redirectUri: '/' })).toBe('/shop/1/order-type');
  });

  it('stores the loaded shop, and moves the basket there [API-15, BASK-12]', async () => {
    const tab = aTab();
    await pathOf(tab);
    expect(tab.server.catalog.script.calls).toEqual(['shop 1']);
    expect(tab.shops.shop).toEqual(tab.server.catalog.all[0]);
    expect(tab.baskets.basket.shopId).toBe(1);
  });

  it('does not ask when the basket is of that shop, and keeps it', async () => {
    const tab = aTab();
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
    await pathOf(tab);
    expect(tab.notices.questions).toEqual([]);
    expect(tab.baskets.count).toBe(1);
  });

  it('asks before another shop replaces the basket, and a no changes nothing', async () => {
    const tab = aTab();
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
    const running = tab.selectShop.select(shopId(2));
    expect(tab.notices.question?.notice).toEqual({
      key: 'confirm.otherShop',
      values: { shopName: 'Lucka Södermalm' },
    });
    tab.notices.answer(tab.notices.question!.id, false);
    expect(await running).toEqual({ ok: true, value: { kind: 'declined' } });
    expect([tab.baskets.count, tab.shops.shop]).toEqual([1, undefined]);
  });

  it('after a yes sets the other basket aside [BASK-11]', async () => {
    const tab = aTab();
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
    const running = tab.selectShop.select(shopId(2));
    tab.notices.answer(tab.notices.question!.id, true);
    await running;
    expect(tab.baskets.basket).toMatchObject({ shopId: 2, items: [] });
    expect(tab.baskets.setAside).toHaveLength(1);
  });

  it('does not select a shop that meanwhile accepts no orders', async () => {
    const tab = aTab();
    tab.server.catalog.all = [aShop({ status: 'paused' })];
    expect(await tab.selectShop.select(shopId(1))).toMatchObject({
      ok: true,
      value: { kind: 'notSelectable' },
    });
    expect(tab.shops.shop).toBeUndefined();
  });

  it('ends with the last choice', async () => {
    const tab = aTab();
    const letGo = tab.server.catalog.script.holdNext();
    const first = tab.selectShop.select(shopId(1));
    await tab.selectShop.select(shopId(2));
    letGo();
    expect(await first).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(tab.shops.shop?.id).toBe(2);
  });
});
