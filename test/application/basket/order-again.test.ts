import { describe, expect, it } from 'vitest';
import { refusal } from '@test/support/memory/refusal';
import { loaded } from '@/application/shared/loadable';
import { aClub, aMemberTab, type MemberTab } from '@test/support/a-member-tab';
import { aBasket } from '@test/support/builders/a-basket';
import { aMenu } from '@test/support/builders/a-menu';
import { aPastDish, aPastOrder } from '@test/support/builders/a-past-order';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { amount, articleCode, shopId } from '@test/support/builders/ids';

const OF_SHOP_2 = aPastOrder({ shopId: shopId(2), shopName: 'Lucka Vasastan' });

const fillWith = (tab: MemberTab, basket = aBasket()) => tab.changeBasket.apply({ kind: 'restore', basket });

const answer = (tab: MemberTab, isYes: boolean) =>
  tab.notices.question && tab.notices.answer(tab.notices.question.id, isYes);

describe('OrderAgain', () => {
  it('fills an empty basket, in the shop and with the order type of the earlier order [PROD-08]', async () => {
    const tab = aMemberTab();
    const order = aPastOrder({ orderType: 'DineInPlace', items: [aPastDish({ quantity: 3 })] });
    expect(await tab.orderAgain.orderAgain(order)).toMatchObject({
      ok: true,
      value: { kind: 'filled', shop: { id: 1 }, again: { leftOut: [], repriced: [] } },
    });
    expect(tab.baskets.basket).toMatchObject({
      shopId: 1,
      orderType: 'DineInPlace',
      items: [{ quantity: 3, article: { code: 'meatballs', price: amount('119') } }],
    });
    expect(tab.shops.shop?.id).toBe(1);
    expect(tab.menus.current?.shopId).toBe(1);
    expect(tab.notices.question).toBeUndefined();
  });

  it('lists what is left out, and adds the rest at today’s prices', async () => {
    const tab = aMemberTab();
    tab.server.menus.all = [aMenu({ items: [anArticle({ price: amount('129') })] })];
    const gone = aPastDish({ code: articleCode('soup'), description: 'Soup' });
    const result = await tab.orderAgain.orderAgain(aPastOrder({ items: [gone, aPastDish()] }));
    expect(result).toMatchObject({
      value: {
        kind: 'filled',
        again: {
          leftOut: [{ dish: { description: 'Soup' }, reason: 'gone' }],
          repriced: [{ before: amount('119'), after: amount('129') }],
        },
      },
    });
    expect(tab.baskets.total).toBe(amount('129'));
  });

  it('adds to the basket of the same shop', async () => {
    const tab = aMemberTab();
    fillWith(tab);
    await tab.orderAgain.orderAgain(aPastOrder({ orderType: 'DineInPlace' }));
    expect(tab.baskets.basket).toMatchObject({ orderType: 'TakeAway', items: [{ quantity: 2 }] });
    expect(tab.notices.question).toBeUndefined();
  });

  it('asks before it replaces another shop’s basket, which is set aside [PAIN-36]', async () => {
    const tab = aMemberTab();
    fillWith(tab);
    const ordering = tab.orderAgain.orderAgain(OF_SHOP_2);
    await tab.clock.settle();
    expect(tab.notices.question?.notice.key).toBe('confirm.otherShop');
    expect(tab.baskets.basket.shopId).toBe(1);
    answer(tab, true);
    expect(await ordering).toMatchObject({ value: { kind: 'filled' } });
    expect(tab.baskets.basket).toMatchObject({ shopId: 2, shopName: 'Lucka Vasastan' });
    expect(tab.baskets.setAside).toMatchObject([{ shopId: 1, items: [{ quantity: 1 }] }]);
  });

  it('changes nothing when the visitor keeps that basket', async () => {
    const tab = aMemberTab();
    fillWith(tab);
    const before = tab.baskets.basket;
    const ordering = tab.orderAgain.orderAgain(OF_SHOP_2);
    await tab.clock.settle();
    answer(tab, false);
    expect(await ordering).toEqual({ ok: true, value: { kind: 'declined' } });
    expect([tab.baskets.basket, tab.shops.shop, tab.baskets.setAside]).toEqual([before, undefined, []]);
  });

  it('neither asks nor changes anything where nothing is available', async () => {
    const tab = aMemberTab();
    fillWith(tab);
    const before = tab.baskets.basket;
    tab.server.menus.all = [aMenu({ shopId: shopId(2), items: [] })];
    expect(await tab.orderAgain.orderAgain(OF_SHOP_2)).toMatchObject({
      value: { kind: 'nothingLeft', again: { leftOut: [{ reason: 'gone' }] } },
    });
    expect([tab.baskets.basket, tab.notices.question]).toEqual([before, undefined]);
  });

  it('returns that the shop accepts no orders now, and changes nothing', async () => {
    const tab = aMemberTab();
    tab.server.catalog.all = [aShop({ openForBusiness: false })];
    expect(await tab.orderAgain.orderAgain(aPastOrder())).toMatchObject({
      value: { kind: 'notSelectable', shop: { id: 1 } },
    });
    expect(tab.baskets.count).toBe(0);
  });

  it.each([
    ['shop', (tab: MemberTab) => tab.server.catalog.script],
    ['menu', (tab: MemberTab) => tab.server.menus.script],
  ])('returns why the %s could not be loaded, and changes nothing', async (_, scriptOf) => {
    const tab = aMemberTab();
    scriptOf(tab).failNext(refusal(503));
    expect(await tab.orderAgain.orderAgain(aPastOrder())).toMatchObject({
      ok: false,
      error: { status: 503 },
    });
    expect(tab.baskets.count).toBe(0);
  });

  it('leaves the order type open where the earlier one is not enabled', async () => {
    const tab = aMemberTab();
    tab.settings.setLoading(loaded({ ...tab.server.settingsSource.current, orderTypes: ['TakeAway'] }));
    await tab.orderAgain.orderAgain(aPastOrder({ orderType: 'DineInPlace' }));
    expect(tab.baskets.basket.orderType).toBeUndefined();
  });

  it('changes nothing once the screen was left', async () => {
    const tab = aMemberTab(aClub());
    const leaving = new AbortController();
    const letGo = tab.server.menus.script.holdNext();
    const ordering = tab.orderAgain.orderAgain(aPastOrder(), leaving.signal);
    leaving.abort();
    letGo();
    expect(await ordering).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(tab.baskets.count).toBe(0);
  });
});
