import { describe, expect, it } from 'vitest';
import { refusal } from '@test/support/memory/refusal';
import { addMs } from '@/domain/shared/instant';
import { aClub, aMemberTab } from '@test/support/a-member-tab';
import { anOffer } from '@test/support/builders/an-offer';

describe('LoadOffers', () => {
  it('returns the valid ones [AMB-19]', async () => {
    const club = aClub();
    const now = club.server.clock.now();
    const coffee = anOffer({ id: 'coffee', isMemberOnly: true, usesLeft: 3 });
    club.offerCatalog.all = [anOffer({ id: 'over', validTo: addMs(now, -1) }), anOffer(), coffee];
    expect(await aMemberTab(club).loadOffers.load()).toEqual({ ok: true, value: [coffee, anOffer()] });
  });

  it('returns no member offers for a guest, even where the server sends them [DEC-25, ROLE-04]', async () => {
    const club = aClub();
    club.offerCatalog.all = [anOffer({ id: 'for members', isMemberOnly: true }), anOffer()];
    const tab = aMemberTab(club);
    tab.sessions.setSession({ ...tab.sessions.session, user: undefined, isAuthenticated: false });
    expect(await tab.loadOffers.load()).toEqual({ ok: true, value: [anOffer()] });
  });

  it('returns none where the back end has no offers [DEC-137]', async () => {
    const tab = aMemberTab();
    tab.club.offerCatalog.script.failNext(refusal(404));
    expect(await tab.loadOffers.load()).toEqual({ ok: true, value: [] });
  });

  it('returns the failure', async () => {
    const tab = aMemberTab();
    tab.club.offerCatalog.script.failNext(refusal(503));
    expect(await tab.loadOffers.load()).toMatchObject({ ok: false, error: { status: 503 } });
  });
});
