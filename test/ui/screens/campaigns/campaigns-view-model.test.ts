import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { loaded } from '@/application/shared/loadable';
import { articleFavorite } from '@/domain/customer/favorite';
import { CampaignsViewModel } from '@/ui/screens/campaigns/campaigns-view-model';
import { aMember } from '@test/support/builders/a-member';
import { aCategory } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { anOffer } from '@test/support/builders/an-offer';
import { articleCode } from '@test/support/builders/ids';
import { aMemberMenuTab, type MemberMenuTab } from '@test/support/ui/a-member-menu-tab';

const LUNCH = anOffer({ articleCodes: [articleCode('meatballs'), articleCode('soup')] });
const COFFEE = anOffer({ id: 'coffee', isMemberOnly: true, qrCode: 'LUCKA-1', usesLeft: 7 });

function aTab() {
  const tab = aMemberMenuTab([aCategory({ items: [anArticle()] })], articleFavorite(articleCode('x')));
  tab.club.offerCatalog.all = [LUNCH, COFFEE];
  return tab;
}

async function opened(tab: MemberMenuTab) {
  const model = new CampaignsViewModel(tab);
  const stop = model.start();
  await tab.clock.settle();
  return { model, stop };
}

function logOut(tab: MemberMenuTab) {
  tab.server.account.loggedIn = undefined;
  tab.sessions.setSession({ ...tab.sessions.session, user: undefined, isAuthenticated: false });
}

describe('CampaignsViewModel', () => {
  it('has the offers for members as well, and the dishes that the chosen shop has [PROD-09, ROLE-04, AMB-19]', async () => {
    const { model } = await opened(aTab());
    expect(model.offers).toEqual([COFFEE, LUNCH]);
    expect(model.articlesOf(LUNCH)).toMatchObject([{ article: { code: 'meatballs' }, path: ['lunch'] }]);
    expect(model.isGuest).toBe(false);
  });

  it('has only public offers for a guest, also after a logout [AMB-19, ROLE-04]', async () => {
    const tab = aTab();
    const { model } = await opened(tab);
    logOut(tab);
    expect(model.offers).toBeUndefined();
    await tab.clock.settle();
    expect([model.offers, model.isGuest]).toEqual([[LUNCH], true]);
  });

  it('loads again after a login', async () => {
    const tab = aTab();
    logOut(tab);
    const { model } = await opened(tab);
    tab.server.account.loggedIn = aMember();
    tab.sessions.setSession({ ...tab.sessions.session, user: aMember(), isAuthenticated: true });
    await tab.clock.settle();
    expect(model.offers).toHaveLength(2);
  });

  it('begins with the offers that the server drew, as for any guest, and loads those of a member', async () => {
    const tab = aTab();
    const { loggedIn } = tab.server.account;
    logOut(tab);
    tab.app.beginPublicPage(tab.clock.now());
    tab.offers.setOffers(loaded([LUNCH]));
    const { model } = await opened(tab);
    expect([model.offers, model.isGuest, model.shop]).toEqual([[LUNCH], true, undefined]);
    expect(tab.club.offerCatalog.script.calls).toEqual([]);
    tab.app.markLoaded();
    tab.server.account.loggedIn = loggedIn;
    tab.sessions.setSession({ ...tab.sessions.session, user: loggedIn, isAuthenticated: true });
    await tab.clock.settle();
    expect([model.offers, model.shop?.id]).toEqual([[COFFEE, LUNCH], 1]);
  });

  it('loads those of a member who is known before the page of the server is taken over', async () => {
    const tab = aTab();
    tab.app.beginPublicPage(tab.clock.now());
    tab.offers.setOffers(loaded([LUNCH]));
    const model = new CampaignsViewModel(tab);
    model.start();
    expect(model.offers).toEqual([LUNCH]);
    await tab.clock.settle();
    expect(model.offers).toEqual([COFFEE, LUNCH]);
  });

  it('loads the menu of the chosen shop, which the page of the server has not brought along', async () => {
    const tab = aTab();
    tab.app.beginPublicPage(tab.clock.now());
    tab.offers.setOffers(loaded([LUNCH]));
    const { model } = await opened(tab);
    tab.app.markLoaded();
    expect(model.articlesOf(LUNCH)).toHaveLength(1);
  });

  it('shows a failure, and retries', async () => {
    const tab = aTab();
    tab.club.offerCatalog.script.failNext(refusal(503));
    const { model } = await opened(tab);
    expect([model.offers, model.failure?.key]).toEqual([undefined, 'error.server']);
    await model.retry();
    expect([model.offers?.length, model.failure]).toEqual([2, undefined]);
  });

  it('has picture addresses that stay the same for an hour', async () => {
    const tab = aTab();
    const { model } = await opened(tab);
    const offer = anOffer({ imageUrl: 'soup.webp' });
    expect(model.pictureOf(offer)).toMatch(/^soup\.webp\?_t=\d+00000$/);
    expect(model.pictureOf(anOffer())).toBeUndefined();
  });

  it('ignores responses after the screen was left', async () => {
    const tab = aTab();
    const letGo = tab.club.offerCatalog.script.holdNext();
    const model = new CampaignsViewModel(tab);
    model.start()();
    letGo();
    await tab.clock.settle();
    expect(model.offers).toBeUndefined();
  });
});
