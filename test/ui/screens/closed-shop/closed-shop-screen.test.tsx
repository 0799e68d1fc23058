import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { HttpImageAddresses } from '@/adapters/http/http-image-addresses';
import { MemoryStoredValue, SharedSlot } from '@test/support/memory-stored-value';
import { MemoryPageVisibility } from '@/adapters/headless/memory-page-visibility';
import { AppStore } from '@/application/app/app-store';
import { RetryLoading } from '@/application/connection/retry-loading';
import { LoadMenu } from '@/application/menu/load-menu';
import { MenuStore } from '@/application/menu/menu-store';
import { LoadShops } from '@/application/shops/load-shops';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import type { StoredMenu } from '@/domain/ports/stored-value';
import { PageVisibility } from '@/domain/ports/page-visibility';
import type { Shop } from '@/domain/shop/shop';
import { Screen } from '@/ui/screens/closed-shop/closed-shop-screen';
import { OPENING_ASKED_EVERY_MS } from '@/ui/screens/closed-shop/closed-shop-view-model';
import { aTab } from '@test/support/an-app';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { aRoute } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { categoryCode, shopId } from '@test/support/builders/ids';
import { MemoryMenuCatalog } from '@test/support/memory/memory-menu-catalog';
import { renderWith } from '@test/support/ui/render-with';

const SOUPS = aCategory({ code: categoryCode('soups'), name: 'Soups', items: [anArticle()] });
const MENU = aMenu({ items: [aCategory({ name: 'Lunch', items: [SOUPS] })] });
const CLOSED = aShop({ openForBusiness: false });
const OTHER = aShop({ id: shopId(2), name: 'Lucka Vasastan' });

async function open(shops: readonly Shop[], menus = new MemoryMenuCatalog([MENU])) {
  const tab = aTab();
  tab.server.catalog.all = shops;
  const visibility = new MemoryPageVisibility(true);
  const { languages, clock } = tab;
  const storage = new MemoryStoredValue(new SharedSlot<StoredMenu>());
  const loadMenu = new LoadMenu({ catalog: menus, storage, menus: tab.menus, languages, clock });
  await renderWith(tab, <Screen route={aRoute('/?shop=1')} />, [
    [AppStore, new AppStore()],
    [ShopListStore, tab.shopList],
    [LoadShops, tab.loadShops],
    [MenuStore, tab.menus],
    [LoadMenu, loadMenu],
    [RetryLoading, tab.retryLoading],
    [ImageAddresses, new HttpImageAddresses()],
    [PageVisibility, visibility],
  ]);
  await screen.findByRole('heading', { level: 1 });
  return { tab, visibility, pass: () => act(() => clock.advance(OPENING_ASKED_EVERY_MS)) };
}

const linksTo = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the page of a closed shop', () => {
  it('has its menu, with prices and nothing that could be ordered, and the way to an open shop [DEC-81, DEC-157]', async () => {
    const { tab } = await open([CLOSED, OTHER]);
    expect(await screen.findByRole('region', { name: 'Soups' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Lunch' })).toBeNull();
    expect(screen.getByText('Meatballs').closest('li')?.textContent).toMatch(/Meatballs.*119\skr/);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(linksTo()).toEqual(['/shop/2/menu', '/']);
    expect(tab.shops.shop).toBeUndefined();
  });

  it('says that the shop has opened, and offers to order, without a reload [DEC-157]', async () => {
    const { tab, pass } = await open([CLOSED]);
    expect(linksTo()).toEqual(['/']);
    tab.server.catalog.all = [aShop()];
    await pass();
    expect(screen.getByRole('status').textContent).toBe('Nu tar restaurangen emot beställningar.');
    expect(linksTo()).toEqual(['/shop/1/menu', '/']);
  });

  it('asks only while it can be seen, and at once when it is seen again', async () => {
    const { tab, visibility, pass } = await open([CLOSED]);
    act(() => visibility.setVisible(false));
    tab.server.catalog.all = [aShop()];
    await pass();
    expect(linksTo()).toEqual(['/']);
    await act(async () => visibility.setVisible(true));
    expect(linksTo()).toEqual(['/shop/1/menu', '/']);
  });

  it('leads to the app of a shop that has its own, and shows no menu', async () => {
    await open([aShop({ externalAppUri: 'https://app.example/haga' })]);
    expect(linksTo()).toEqual(['https://app.example/haga', '/']);
    expect(screen.queryByRole('heading', { level: 2, name: 'Meny' })).toBeNull();
  });

  it('makes no link of an address that is none of the web', async () => {
    await open([aShop({ externalAppUri: 'javascript:alert(1)' })]);
    expect(linksTo()).toEqual(['/']);
  });

  it('loads the menu again after a failure', async () => {
    const menus = new MemoryMenuCatalog([MENU]);
    menus.script.failNext({ kind: 'unreachable', isTimeout: false });
    await open([CLOSED], menus);
    fireEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByText('Meatballs')).toBeDefined();
  });

  it('leads on from a shop that is not there', async () => {
    await open([OTHER]);
    expect(linksTo()).toEqual(['/shop/2/menu', '/']);
  });
});
