import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { HttpDeliverySpotCatalog } from '@/adapters/http/http-delivery-spot-catalog';
import { HttpMenuCatalog } from '@/adapters/http/http-menu-catalog';
import { HttpShopCatalog } from '@/adapters/http/http-shop-catalog';
import { RecordingFailureReporter } from '@/adapters/memory/recording-failure-reporter';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, shopId } from '@test/support/builders/ids';
import { callsTo } from '@test/support/http/calls-to';
import { json, TestServer } from '@test/support/http/test-server';
import { toMenuDto, toShopDto } from '@test/support/http/to-dto';

describe('what can be read of an answer', () => {
  let server: TestServer;
  let reporter: RecordingFailureReporter;
  beforeEach(async () => {
    server = await new TestServer().start();
    reporter = new RecordingFailureReporter();
  });
  afterEach(() => server.stop());

  describe('HttpShopCatalog', () => {
    const catalog = () => new HttpShopCatalog(callsTo(server.url).calls, reporter);
    const good = toShopDto(aShop());

    it.each([
      ['without a number', { ...good, id: undefined }],
      ['with an impossible number', { ...good, id: 0 }],
      ['with half a number', { ...good, id: 1.5 }],
      ['of an unknown status', { ...good, status: 'moved' }],
      ['that is null', null],
    ])('leaves out a shop %s and logs it; the others stay', async (_, bad) => {
      server.handler = json(200, [bad, { ...good, id: 2 }]);
      expect(await catalog().shops()).toMatchObject({ ok: true, value: [{ id: 2 }] });
      expect(reporter.logged).toMatchObject([{ id: 'lucka:malformed-shop' }]);
    });

    it('keeps the first of two shops with one number', async () => {
      server.handler = json(200, [good, { ...good, name: 'Twin' }]);
      expect(await catalog().shops()).toMatchObject({ ok: true, value: [{ name: good.name }] });
      expect(reporter.logged).toHaveLength(1);
    });

    it('reads a shop that says only what it must', async () => {
      server.handler = json(200, { id: 1, name: 'Bare', status: 'offline', openForBusiness: false });
      expect(await catalog().shop(shopId(1))).toEqual({
        ok: true,
        value: {
          id: 1,
          name: 'Bare',
          description: '',
          status: 'offline',
          openForBusiness: false,
          contactInformation: { address1: '', address2: '', zipCode: '', city: '', phone: undefined },
          location: undefined,
          openingHours: [],
          timeZone: 'Europe/Stockholm',
          externalAppUri: undefined,
        },
      });
    });

    it('takes null for absent, and an empty app address for none', async () => {
      server.handler = json(200, { ...good, description: null, location: null, externalAppUri: '' });
      expect(await catalog().shop(shopId(1))).toMatchObject({
        ok: true,
        value: { description: '', location: undefined, externalAppUri: undefined },
      });
    });

    it('leaves out opening hours that it cannot read, alone, and an unknown time zone [ENT-04]', async () => {
      server.handler = json(200, {
        ...good,
        timeZone: 'Mars/Olympus',
        openingHours: [
          { dayOfWeek: 'måndag', opens: '10:00:00', closes: '20:00:00' },
          { dayOfWeek: 'Monday', opens: '25:00:00', closes: '20:00:00' },
          { dayOfWeek: 'Tuesday', opens: '2026-11-21T09:30:00+01:00', closes: '17:00:00' },
        ],
      });
      expect(await catalog().shop(shopId(1))).toMatchObject({
        ok: true,
        value: {
          timeZone: 'Europe/Stockholm',
          openingHours: [{ dayOfWeek: 'Tuesday', opens: 570, closes: 1020 }],
        },
      });
      expect(reporter.logged).toHaveLength(2);
    });

    it('takes no other shop for the one that was asked for', async () => {
      server.handler = json(200, { ...good, id: 2 });
      expect(await catalog().shop(shopId(1))).toEqual({
        ok: false,
        error: { kind: 'malformed', path: 'id' },
      });
    });
  });

  describe('HttpMenuCatalog', () => {
    const catalog = () => new HttpMenuCatalog(callsTo(server.url).calls, reporter);
    const article = toMenuDto(aMenu({ items: [anArticle()] })).items[0];

    it("takes no other shop's menu, and believes one that does not say whose it is", async () => {
      server.handler = json(200, toMenuDto(aMenu({ shopId: shopId(2) })));
      expect(await catalog().menu(shopId(1))).toEqual({
        ok: false,
        error: { kind: 'malformed', path: 'shopId' },
      });
      server.handler = json(200, { ...toMenuDto(aMenu()), shopId: null });
      expect(await catalog().menu(shopId(1))).toMatchObject({ ok: true, value: { shopId: 1 } });
    });

    it.each([
      ['has no price', { ...article, price: undefined }],
      ['has a price of less than nothing', { ...article, price: -1 }],
      ['has a price of five decimals', { ...article, price: 1.00001 }],
      ['has a code that cannot stand in an address', { ...article, code: 'a/b' }],
      [
        'has a choice that cannot be met',
        { ...article, choices: [{ level: 1, code: 'c', name: 'C', min: 2, max: 1, articles: [] }] },
      ],
      ['is no object', 'soup'],
    ])('leaves out an article that %s and logs where it stood', async (_, bad) => {
      const menu = {
        ...toMenuDto(aMenu()),
        items: [{ code: 'lunch', name: 'Lunch', items: [bad, article] }],
      };
      server.handler = json(200, menu);
      const expected = aMenu({ items: [aCategory({ items: [anArticle()] })] });
      expect(await catalog().menu(shopId(1))).toEqual({ ok: true, value: expected });
      expect(reporter.logged).toMatchObject([
        { id: 'lucka:malformed-menu-item', message: expect.stringMatching(/^shop 1: items\.0\.items\.0/) },
      ]);
    });

    it('leaves out a category whose code ends every path, with what is in it', async () => {
      const items = [{ code: 'articles', name: 'Articles', items: [article] }, article];
      server.handler = json(200, { ...toMenuDto(aMenu()), items });
      expect(await catalog().menu(shopId(1))).toMatchObject({ ok: true, value: { items: [anArticle()] } });
    });

    it('keeps the first of two articles with one code side by side, and both in two categories', async () => {
      const twice = { code: 'x', name: 'X', items: [article, article] };
      server.handler = json(200, { ...toMenuDto(aMenu()), items: [twice, article] });
      const answer = await catalog().menu(shopId(1));
      expect(answer).toMatchObject({ ok: true, value: { items: [{ items: [anArticle()] }, anArticle()] } });
    });

    it('leaves out what is undeclared as undeclared, never as free of it', async () => {
      server.handler = json(200, {
        ...toMenuDto(aMenu()),
        items: [{ ...article, allergens: null, diets: [] }],
      });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: { items: [{ allergens: undefined, diets: [] }] },
      });
    });

    it('leaves out a suggestion that is no code', async () => {
      server.handler = json(200, {
        ...toMenuDto(aMenu()),
        items: [{ ...article, suggestedArticles: ['a b', 'tea'] }],
      });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: { items: [{ suggestedArticles: [articleCode('tea')] }] },
      });
    });
  });

  describe('HttpDeliverySpotCatalog', () => {
    it('reads both forms of an order type, and leaves out and logs what it cannot read', async () => {
      server.handler = json(200, [
        { id: 1, name: 'A', orderType: 'takeAway' },
        { id: 2, name: 'B', orderType: 'DineInPlace' },
        { id: -1, name: 'C', orderType: 'DineInPlace' },
        { id: 3, name: 'D', orderType: 'Delivery' },
        { id: 1, name: 'E', orderType: 'TakeAway' },
      ]);
      const catalog = new HttpDeliverySpotCatalog(callsTo(server.url).calls, reporter);
      expect(await catalog.spots(shopId(1))).toMatchObject({
        ok: true,
        value: [
          { id: 1, orderType: 'TakeAway' },
          { id: 2, orderType: 'DineInPlace' },
        ],
      });
      expect(reporter.logged).toHaveLength(3);
    });
  });
});
