import { describe, expect, it } from 'vitest';

import { LegalStore } from '@/application/legal/legal-store';
import { LoadLegalTexts } from '@/application/legal/load-legal-texts';
import { LoadSellers } from '@/application/legal/load-sellers';
import { LoadOffers } from '@/application/menu/load-offers';
import { OfferStore } from '@/application/menu/offer-store';
import { LoadScreen } from '@/application/navigation/load-screen';
import { DRAWN_PAGE_FRESH_MS, RefreshDrawnPage } from '@/application/navigation/refresh-drawn-page';
import type { LegalSource } from '@/domain/ports/legal-source';
import { instant } from '@/domain/shared/instant';
import { ok } from '@/domain/shared/result';
import { aTab } from '@test/support/an-app';
import { aRefusal } from '@test/support/builders/a-refusal';
import { aShop } from '@test/support/builders/a-shop';
import { MemoryOfferCatalog } from '@test/support/memory/memory-offer-catalog';

const MENU = '/shop/1/menu';

/** A tab that has taken over the page of a menu, as the server drew it `ageMs` ago. */
async function aTakenOverMenu({ ageMs = 60_000 } = {}) {
  const tab = aTab();
  const source: LegalSource = {
    texts: () => Promise.resolve(ok({ terms: undefined, privacy: undefined, accessibility: undefined })),
    sellers: () => Promise.resolve(ok([])),
  };
  const legal = { ...tab, source, store: new LegalStore() };
  const loadScreen = new LoadScreen({
    ...tab,
    list: tab.shopList,
    shopPages: tab.shopPages,
    offers: new OfferStore(),
    loadOffers: new LoadOffers({ ...tab, catalog: new MemoryOfferCatalog(tab.server.account) }),
    loadLegalTexts: new LoadLegalTexts({ ...legal, loadSellers: new LoadSellers(legal) }),
  });
  await tab.navigator.go(MENU);
  await tab.navigate.navigate(MENU);
  await tab.loadMenu.load(aShop().id);
  const [shops, menus] = [tab.server.catalog.script.calls, tab.server.menus.script.calls];
  [shops.length, menus.length] = [0, 0];
  const arrivals: string[] = [];
  tab.navigator.arrive = async (path) => void arrivals.push(path);
  const page = { path: MENU, drawnAt: instant(tab.clock.now() - ageMs) };
  const refresh = () => new RefreshDrawnPage({ ...tab, loadScreen }).refresh(page);
  return { tab, page, refresh, arrivals, calls: () => [...shops, ...menus] };
}

describe('RefreshDrawnPage', () => {
  it('asks once more for shop and menu of a page that was drawn a minute ago [DEC-02, DEC-160]', async () => {
    const { refresh, calls, arrivals } = await aTakenOverMenu();
    await refresh();
    expect(calls()).toEqual(['shop 1', 'menu 1']);
    expect(arrivals).toEqual([]);
  });

  it('asks for nothing where the page has just been drawn', async () => {
    const { refresh, calls } = await aTakenOverMenu({ ageMs: DRAWN_PAGE_FRESH_MS - 1 });
    await refresh();
    expect(calls()).toEqual([]);
  });

  it('asks where the clock of the device is behind that of the server', async () => {
    const { refresh, calls } = await aTakenOverMenu({ ageMs: -60_000 });
    await refresh();
    expect(calls()).toEqual(['shop 1', 'menu 1']);
  });

  it('leaves what the visitor went to meanwhile as it is', async () => {
    const { tab, refresh, calls } = await aTakenOverMenu();
    await tab.navigate.navigate('/privacy-policy');
    await refresh();
    expect(calls()).toEqual(['shop 1']);
  });

  it('runs the rules of the page again where the shop has closed since', async () => {
    const { tab, refresh, arrivals } = await aTakenOverMenu();
    tab.server.catalog.all = [aShop({ status: 'paused', openForBusiness: false })];
    await refresh();
    expect([tab.shops.shop?.status, arrivals]).toEqual(['paused', [MENU]]);
  });

  it('runs them where the shop is gone', async () => {
    const { tab, refresh, arrivals } = await aTakenOverMenu();
    tab.server.catalog.script.failNext(aRefusal({ status: 410 }));
    await refresh();
    expect([tab.shops.shop, arrivals]).toEqual([undefined, [MENU]]);
  });

  it('counts the shop as stored where the server does not answer, as of the drawing', async () => {
    const { tab, page, refresh, arrivals } = await aTakenOverMenu();
    tab.server.catalog.script.failNext({ kind: 'unreachable', isTimeout: false });
    await refresh();
    expect([tab.shops.stored, arrivals]).toEqual([{ asOf: page.drawnAt, failedAt: tab.clock.now() }, []]);
  });
});
