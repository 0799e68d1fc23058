import { describe, expect, it } from 'vitest';
import { storedCampaign } from '@api/catalogue/stored-campaign';
import { isForAll, runningCampaigns } from '@api/campaigns/running-campaigns';
import { demonstration, demonstrationChain } from '@demo/demonstration-chain';
import { menuArticles } from '@api/orders/menu-articles';
import { addMs, instant } from '@/domain/shared/instant';
import { SPECIFIED_LANGUAGES } from '@test/support/specified-languages';

const FIRST_START = instant(Date.UTC(2026, 10, 21));
const YEAR_MS = 366 * 86_400_000;
const { shops, campaigns } = demonstrationChain(FIRST_START);
const articles = shops.flatMap(({ menu }) => [...menuArticles(menu).values()]);
const idsFor = (viewer: 'guest' | 'member', at = FIRST_START) =>
  runningCampaigns(campaigns, viewer, at).map(({ id }) => id);

describe('demonstrationCampaigns', () => {
  it('reads back as it is stored', () => {
    for (const campaign of campaigns) {
      expect(storedCampaign.parse(JSON.parse(JSON.stringify(campaign)))).toEqual(campaign);
    }
  });

  it('speaks every language, each in words of its own', () => {
    for (const { id, i18n } of campaigns) {
      for (const field of ['name', 'description']) {
        expect(
          i18n[field]?.map(({ language }) => language),
          id,
        ).toEqual(SPECIFIED_LANGUAGES);
        expect(
          i18n[field]?.every(({ text }) => text.trim() !== ''),
          id,
        ).toBe(true);
      }
    }
  });

  it('names articles that are on a menu, and pictures that can be drawn', () => {
    const codes = new Set(articles.map(({ code }) => code));
    for (const { id, articleCodes, imageUrl } of campaigns) {
      expect(articleCodes.length, id).toBeGreaterThan(0);
      expect(
        articleCodes.filter((code) => !codes.has(code)),
        id,
      ).toEqual([]);
      expect(
        demonstration()
          .pictures()
          .has(imageUrl ?? ''),
        id,
      ).toBe(true);
    }
  });

  it('has an offer for all behind each badge of a menu, which never ends [AMB-19]', () => {
    const badges = new Map(articles.flatMap((article) => (article.campaigns ?? []).map((it) => [it.id, it])));
    expect(badges.size).toBeGreaterThan(2);
    for (const { id, name, i18n } of badges.values()) {
      const campaign = campaigns.find((one) => one.id === id);
      expect(campaign).toMatchObject({ name, i18n: { name: i18n?.['name'] } });
      expect(campaign !== undefined && isForAll(campaign)).toBe(true);
      expect([campaign?.validFrom, campaign?.validTo]).toEqual([undefined, undefined]);
    }
  });

  it('has offers for all and for members, a coffee card among them, now and in a year', () => {
    expect(idsFor('guest')).toEqual(['week-pick', 'lunch-deal', 'newcomer', 'fika-time']);
    expect(idsFor('member')).toContain('member-bun');
    for (const at of [FIRST_START, addMs(FIRST_START, YEAR_MS)]) {
      expect(idsFor('guest', at).length).toBeGreaterThan(2);
      expect(idsFor('member', at)).toContain('coffee-card');
    }
    expect(campaigns.filter(({ cardUses }) => cardUses !== undefined)).toHaveLength(1);
  });

  it('shows an offer from its first day on, until it is over', () => {
    const inTwoWeeks = addMs(FIRST_START, 14 * 86_400_000);
    expect(idsFor('member', addMs(inTwoWeeks, -1))).not.toContain('member-saffron');
    expect(idsFor('member', inTwoWeeks)).toContain('member-saffron');
    expect(idsFor('member', addMs(FIRST_START, YEAR_MS))).not.toContain('member-saffron');
  });
});
