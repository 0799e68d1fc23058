import { describe, expect, it } from 'vitest';

import { loaded } from '@/application/shared/loadable';
import { articleFavorite, shopFavorite } from '@/domain/customer/favorite';
import { FavoritesViewModel } from '@/ui/screens/favorites/favorites-view-model';
import { aCategory } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, shopId } from '@test/support/builders/ids';
import { aMemberMenuTab, type MemberMenuTab } from '@test/support/ui/a-member-menu-tab';

const SHOP = shopFavorite(shopId(2));
const MEATBALLS = articleFavorite(articleCode('meatballs'));
const SOUP = articleFavorite(articleCode('soup'));

async function opened(tab: MemberMenuTab) {
  tab.shopList.setShops(loaded(tab.server.catalog.all));
  const model = new FavoritesViewModel(tab);
  model.start();
  await tab.clock.settle();
  return model;
}

describe('FavoritesViewModel', () => {
  it('has the favourite shops, and those of the dishes that the chosen shop has [PROD-06, PROD-07]', async () => {
    const lunch = aCategory({ items: [anArticle()] });
    const model = await opened(aMemberMenuTab([lunch], SHOP, MEATBALLS, SOUP));
    expect(model.shops?.map(({ id }) => id)).toEqual([2]);
    expect(model.articles).toMatchObject([{ article: { code: 'meatballs' }, path: ['lunch'] }]);
    expect(model.elsewhere).toBe(1);
  });

  it('leaves out a closed shop', async () => {
    const model = await opened(aMemberMenuTab([], shopFavorite(shopId(99))));
    expect([model.isEmpty, model.shops]).toEqual([false, []]);
  });

  it('keeps a removed favourite in its place until the screen is left', async () => {
    const tab = aMemberMenuTab([anArticle()], MEATBALLS);
    const model = await opened(tab);
    await tab.toggleFavorite.toggle(MEATBALLS);
    expect(tab.sessions.session.user?.favorites).toEqual([]);
    expect(model.articles).toHaveLength(1);
    expect((await opened(tab)).isEmpty).toBe(true);
  });

  it('includes favourites added meanwhile, and discards all on logout', async () => {
    const tab = aMemberMenuTab([anArticle()], SHOP);
    const model = await opened(tab);
    await tab.toggleFavorite.toggle(MEATBALLS);
    expect(model.articles).toHaveLength(1);
    tab.sessions.setSession({ ...tab.sessions.session, user: undefined, isAuthenticated: false });
    expect([model.isMember, model.isEmpty]).toEqual([false, true]);
  });

  it('has the dishes also where no shop is chosen', async () => {
    const tab = aMemberMenuTab([anArticle()], MEATBALLS, SOUP);
    tab.shops.setShop(undefined);
    const model = await opened(tab);
    expect([model.articleCodes.length, model.articles, model.shopMenu.shop]).toEqual([2, [], undefined]);
  });

  it('offers the login to a guest only where it is enabled [AMB-17, SHELL-07]', async () => {
    const tab = aMemberMenuTab([]);
    tab.sessions.setSession({ ...tab.sessions.session, user: undefined, isAuthenticated: false });
    const model = await opened(tab);
    const enable = (isCustomerLoginEnabled: boolean) =>
      tab.settings.setLoading(loaded({ ...tab.server.settingsSource.current, isCustomerLoginEnabled }));
    enable(true);
    expect([model.isMember, model.isLoginOffered]).toEqual([false, true]);
    enable(false);
    expect(model.isLoginOffered).toBe(false);
  });

  it('has the shops in the order of home', async () => {
    const tab = aMemberMenuTab([], SHOP, shopFavorite(shopId(1)));
    tab.server.catalog.all = [aShop({ name: 'B' }), aShop({ id: shopId(2), name: 'A' })];
    expect((await opened(tab)).shops?.map(({ name }) => name)).toEqual(['A', 'B']);
  });
});
