import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { aShopDish } from '@test/support/builders/a-shop-dish';
import { anArticle } from '@test/support/builders/an-article';
import { amount, articleCode, shopId, spotId } from '@test/support/builders/ids';
import { REMOTE_WORLDS, type RemoteWorld } from '@test/support/http/remote-worlds';

describe.each(REMOTE_WORLDS)('the catalogs %s', (_, open) => {
  let world: RemoteWorld;
  beforeEach(async () => (world = await open()));
  afterEach(() => world.stop());

  describe('ShopCatalog', () => {
    it('lists the shops in the given order [API-13, ENT-01, ENT-02, ENT-03, ENT-04, ENT-05]', async () => {
      const shops = [
        aShop({ id: shopId(7), status: 'paused', location: undefined, openingHours: [] }),
        aShop({ id: shopId(3), externalAppUri: 'https://app.example/', timeZone: 'Europe/Helsinki' }),
      ];
      world.server.shops.all = shops;
      const list = await world.shops.shops({ kind: 'all' });
      expect(list).toMatchObject({ ok: true, value: { isComplete: true } });
      expect(list.ok && list.value.shops).toEqual(shops);
    });

    it('returns an empty list without shops', async () => {
      const value = { shops: [], isComplete: true, dishes: new Map() };
      expect(await world.shops.shops({ kind: 'all' })).toEqual({ ok: true, value });
    });

    it('returns the dishes of each shop [DEC-80]', async () => {
      const name = { description: [{ language: 'en', text: 'Soup' }] };
      const dishes = [aShopDish('soup', { translations: name }), aShopDish('stew', { imageUrl: undefined })];
      world.server.shops.all = [aShop({ id: shopId(3) }), aShop({ id: shopId(7) })];
      world.server.shops.dishes = new Map([
        [shopId(3), dishes],
        [shopId(7), []],
      ]);
      const list = await world.shops.shops({ kind: 'all' });
      expect(list.ok && list.value.dishes).toEqual(world.server.shops.dishes);
    });

    it('finds dishes of all shops, with the shops that have them [DEC-147]', async () => {
      const stew = { dish: aShopDish('stew'), shops: [shopId(3), shopId(7)] };
      world.server.shops.findable = [{ dish: aShopDish('soup'), shops: [shopId(3)] }, stew];
      expect(await world.shops.search('stew', 'en')).toEqual({ ok: true, value: [stew] });
      expect(await world.shops.search('fish & chips', 'en')).toEqual({ ok: true, value: [] });
    });

    it('finds none where the server has no search [DEC-147]', async () => {
      world.server.shops.findable = undefined;
      expect(await world.shops.search('stew', 'en')).toEqual({ ok: true, value: [] });
    });

    it('returns one shop by its number [API-15]', async () => {
      world.server.shops.all = [
        aShop({ id: shopId(3), name: 'Three' }),
        aShop({ id: shopId(7), name: 'Seven' }),
      ];
      expect(await world.shops.shop(shopId(7))).toMatchObject({ ok: true, value: { name: 'Seven' } });
    });

    it('refuses an unknown shop, with its code [ERR-16]', async () => {
      expect(await world.shops.shop(shopId(9))).toMatchObject({
        ok: false,
        error: { kind: 'refused', status: 404, code: 'shop-not-found', shopId: '9' },
      });
    });

    it("returns the server's refusal", async () => {
      world.server.shops.script.failure = refusal(500);
      expect(await world.shops.shops({ kind: 'all' })).toMatchObject({
        ok: false,
        error: { kind: 'refused', status: 500 },
      });
    });

    it('is unreachable without a response', async () => {
      world.server.shops.script.failure = { kind: 'unreachable', isTimeout: false };
      expect(await world.shops.shops({ kind: 'all' })).toMatchObject({
        ok: false,
        error: { kind: 'unreachable' },
      });
    });

    it('is aborted as soon as the screen is left [API-14]', async () => {
      const letGo = world.server.shops.script.holdNext();
      const controller = new AbortController();
      const answer = world.shops.shops({ kind: 'all' }, controller.signal);
      controller.abort();
      expect(await answer).toEqual({ ok: false, error: { kind: 'aborted' } });
      letGo();
    });
  });

  describe('MenuCatalog', () => {
    it('returns the whole menu of a shop [API-19, ENT-14, ENT-15, ENT-16]', async () => {
      const inner = aChoiceGroup({ level: 2, articles: [aChoiceArticle({ allergens: ['milk'] })] });
      const menu = aMenu({
        shopId: shopId(3),
        items: [
          aCategory({ items: [aCategory({ items: [anArticle()] })] }),
          anArticle({
            code: articleCode('soup'),
            price: amount('99.5'),
            imageId: [{ language: 'sv', text: 'soppa' }],
            campaigns: [{ id: '4', name: 'Winter', translations: {} }],
            choiceGroups: [aChoiceGroup({ articles: [aChoiceArticle({ choiceGroups: [inner] })] })],
            suggestedArticles: [articleCode('bread')],
            allergens: [],
            isSoldOut: true,
          }),
        ],
      });
      world.server.menus.all = [menu, aMenu({ shopId: shopId(4) })];
      expect(await world.menus.menu(shopId(3))).toEqual({ ok: true, value: menu });
    });

    it('refuses an unknown menu, with the requested shop [ERR-18]', async () => {
      expect(await world.menus.menu(shopId(9))).toMatchObject({
        ok: false,
        error: { kind: 'refused', status: 404, family: 'menu', code: 'not-found', shopId: '9' },
      });
    });
  });

  describe('DeliverySpotCatalog', () => {
    it('returns the spots of a shop [API-22, ENT-24]', async () => {
      const spots = [
        aDeliverySpot(),
        aDeliverySpot({
          id: spotId(0),
          orderType: 'TakeAway',
          translations: { name: [{ language: 'en', text: 'Hatch' }] },
        }),
      ];
      world.server.spots.byShop.set(shopId(3), spots);
      expect(await world.spots.spots(shopId(3))).toEqual({ ok: true, value: spots });
      expect(await world.spots.spots(shopId(4))).toEqual({ ok: true, value: [] });
    });
  });

  describe('SettingsSource', () => {
    it('returns the settings [API-16, ENT-12, ENT-13, ENT-33]', async () => {
      const settings = {
        ...world.server.settings.current,
        orderTypes: ['DineInPlace'] as const,
        isSmsEnabled: true,
        externalLoginProviders: [{ name: 'g', displayName: 'G' }],
        orders: { requireEmail: true, requirePhoneNumber: false },
      };
      world.server.settings.current = settings;
      expect(await world.settings.settings()).toEqual({ ok: true, value: settings });
    });
  });

  describe('CustomerAccount', () => {
    it('returns the logged-in member [API-07, ENT-08, ENT-09]', async () => {
      const profile = {
        isAuthenticated: true,
        favorites: [{ code: '3', type: 'shop' as const }],
        name: 'Åsa',
        lastName: 'Öberg',
        email: 'asa@example.com',
        phone: '+46701234567',
        memberNumber: '12',
      };
      world.server.account.loggedIn = profile;
      expect(await world.account.profile()).toEqual({ ok: true, value: profile });
    });

    it('is refused with 401 for a guest [SESS-07]', async () => {
      expect(await world.account.profile()).toMatchObject({
        ok: false,
        error: { kind: 'refused', status: 401 },
      });
    });
  });

  describe('Cultures', () => {
    it('is sv until a language is chosen [API-05, API-28, LANG-01]', async () => {
      expect(world.cultures.current()).toBe('sv');
      expect(await world.cultures.change('fi')).toEqual({ ok: true, value: undefined });
      expect(world.cultures.current()).toBe('fi');
    });

    it('keeps the language where a change is refused', async () => {
      await world.cultures.change('ru');
      world.server.cultures.script.failNext(refusal(500));
      expect(await world.cultures.change('en')).toMatchObject({ ok: false });
      expect(world.cultures.current()).toBe('ru');
    });

    it('lists the languages in the given order [API-26]', async () => {
      world.server.cultures.listed = ['no', 'sv'];
      expect(await world.cultures.languages()).toEqual({ ok: true, value: ['no', 'sv'] });
    });

    it('reports that none are configured [API-27]', async () => {
      world.server.cultures.listed = undefined;
      expect(await world.cultures.languages()).toEqual({ ok: false, error: { kind: 'notConfigured' } });
    });
  });
});
