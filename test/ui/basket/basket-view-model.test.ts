import { describe, expect, it } from 'vitest';

import { matchRoute } from '@/domain/navigation/match-route';
import { aTab, type Tab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { aShop } from '@test/support/builders/a-shop';
import { itemId } from '@test/support/builders/basket-ids';
import { amount, articleCode, shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { aBasketModel } from '@test/support/ui/a-basket-model';

const SOUP = aBasketItem({
  id: itemId('line-2'),
  article: { code: articleCode('soup'), price: amount('89') },
});

async function aModel() {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket({ items: [aBasketItem(), SOUP] }) });
  await tab.loadMenu.load(shopId(1));
  return { tab, model: aBasketModel(tab) };
}

const lineOf = (model: ReturnType<typeof aBasketModel>, code: string) =>
  must(model.lines.find(({ item }) => item.article.code === code));

const said = (tab: Tab) => tab.notices.announcement?.notice;

describe('BasketViewModel', () => {
  it('has for each line its texts, its total and the path to edit it', async () => {
    const { model } = await aModel();
    expect(lineOf(model, 'meatballs')).toMatchObject({
      name: 'Meatballs',
      total: amount('119'),
      editPath: '/shop/1/menu/lunch/articles/meatballs/line-1',
    });
    expect(lineOf(model, 'soup')).toMatchObject({ name: 'soup', editPath: undefined });
  });

  it('opens the actions of one line at a time', async () => {
    const { model } = await aModel();
    model.toggle(itemId('line-1'));
    model.toggle(itemId('line-2'));
    expect(model.openItem).toBe('line-2');
    model.toggle(itemId('line-2'));
    expect(model.openItem).toBeUndefined();
  });

  it('closes the actions on navigation, as long as it is shown', async () => {
    const { tab, model } = await aModel();
    const leave = model.start();
    model.toggle(itemId('line-1'));
    tab.navigation.publish(must(matchRoute('/shop/1/menu')));
    expect(model.openItem).toBeUndefined();
    leave();
    model.toggle(itemId('line-1'));
    tab.navigation.publish(must(matchRoute('/shop/1/menu')));
    expect(model.openItem).toBe('line-1');
  });

  it('announces the new quantity, and what is removed', async () => {
    const { tab, model } = await aModel();
    model.more(lineOf(model, 'meatballs'));
    expect(said(tab)).toEqual({ key: 'basket.quantityIs', values: { name: 'Meatballs', quantity: 2 } });
    model.fewer(lineOf(model, 'meatballs'));
    expect(said(tab)?.values['quantity']).toBe(1);
    model.remove(lineOf(model, 'meatballs'));
    expect(said(tab)).toEqual({ key: 'basket.removed', values: { name: 'Meatballs' } });
    expect(model.lines).toHaveLength(1);
  });

  it('never names a dish by the menu of another shop', async () => {
    const { tab, model } = await aModel();
    await tab.loadMenu.load(shopId(2));
    expect(model.menu).toBeUndefined();
    expect(lineOf(model, 'meatballs').name).toBe('meatballs');
  });

  it('restores a basket that was set aside, and goes to its shop', async () => {
    const { tab, model } = await aModel();
    tab.baskets.setSetAside([aBasket({ shopId: shopId(2), shopName: 'Lucka Vasastan', items: [SOUP] })]);
    await model.restore(shopId(2));
    expect([tab.navigator.current, model.shopId, model.count]).toEqual(['/shop/2/menu', 2, 1]);
    expect(model.setAside.map((basket) => basket.shopId)).toEqual([1]);
  });
});
