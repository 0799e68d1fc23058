import { describe, expect, it } from 'vitest';

import { ConnectionStore } from '@/application/connection/connection-store';
import { ResumePage } from '@/application/app/resume-page';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';

function anInterruptedTab(path: string, isOnline = true) {
  const tab = aTab();
  const connection = new ConnectionStore();
  connection.setOnline(isOnline);
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket({ note: '', spotId: undefined }) });
  const bookmark = { path, note: 'No onions', spotId: 4 };
  tab.navigation.setBookmark(bookmark);
  tab.navigator.arrive = async (to) => void (await tab.navigate.navigate(to));
  const resume = new ResumePage({
    changeBasket: tab.changeBasket,
    navigation: tab.navigation,
    connection,
    navigator: tab.navigator,
  });
  return { tab, bookmark, resume };
}

describe('ResumePage', () => {
  it('goes back to the interrupted page, with its note and spot', async () => {
    const { tab, resume } = anInterruptedTab('/shop/1/menu');
    await resume.resume();
    expect(tab.navigation.current?.fullPath).toBe('/shop/1/menu');
    expect(tab.navigation.bookmark).toBeUndefined();
    expect(tab.baskets.basket).toMatchObject({ note: 'No onions', spotId: 4 });
  });

  it('sets neither note nor spot where there was none', async () => {
    const { tab, resume } = anInterruptedTab('/shop/1/menu');
    tab.navigation.setBookmark({ path: '/shop/1/menu', note: '', spotId: undefined });
    tab.changeBasket.apply({ kind: 'writeNote', note: 'Newer' });
    await resume.resume();
    expect(tab.baskets.basket).toMatchObject({ note: 'Newer', spotId: undefined });
  });

  it('does nothing without an interrupted page', async () => {
    const { tab, resume } = anInterruptedTab('/shop/1/menu');
    tab.navigation.setBookmark(undefined);
    await resume.resume();
    expect(tab.navigation.current).toBeUndefined();
  });

  it.each([
    ['/', false, true],
    ['/', true, false],
    ['/offline', false, true],
  ])('is offered again at %s unless there is a connection: %s', async (path, isOnline, isOnOffer) => {
    const { tab, bookmark, resume } = anInterruptedTab(path, isOnline);
    await resume.resume();
    expect(tab.navigation.bookmark).toEqual(isOnOffer ? bookmark : undefined);
    expect(tab.baskets.basket.note).toBe('');
  });
});
