import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { HttpCustomerAccount } from '@/adapters/http/http-customer-account';
import { HttpDeliverySpotCatalog } from '@/adapters/http/http-delivery-spot-catalog';
import { HttpMenuCatalog } from '@/adapters/http/http-menu-catalog';
import { HttpOrderGateway } from '@/adapters/http/http-order-gateway';
import { HttpPaymentGateway } from '@/adapters/http/http-payment-gateway';
import { HttpSettingsSource } from '@/adapters/http/http-settings-source';
import { HttpShopCatalog } from '@/adapters/http/http-shop-catalog';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { anOrderDetails } from '@test/support/builders/an-order-details';
import { articleCode, shopId } from '@test/support/builders/ids';
import { customerCode, orderId, paymentId } from '@test/support/builders/order-ids';
import { callsTo } from '@test/support/http/calls-to';
import { json, TestServer } from '@test/support/http/test-server';
import { toMenuDto, toOrderDetailsDto, toSettingsDto, toShopDto } from '@test/support/http/to-dto';
import { MemorySettingsSource } from '@test/support/memory/memory-settings-source';

describe('the readable parts of a response', () => {
  let server: TestServer;
  let reporter: RecordingFailureReporter;
  beforeEach(async () => {
    server = await new TestServer().start();
    reporter = new RecordingFailureReporter();
  });
  afterEach(() => server.stop());

  describe('HttpShopCatalog', () => {
    const catalog = () => new HttpShopCatalog({ calls: callsTo(server.url).calls, reporter });
    const good = toShopDto(aShop());
    const nowhere = { address1: '', address2: '', zipCode: '', city: '' };

    it.each([
      ['without a number', { ...good, id: undefined }],
      ['with an impossible number', { ...good, id: 0 }],
      ['with half a number', { ...good, id: 1.5 }],
      ['of an unknown status', { ...good, status: 'moved' }],
      ['that is null', null],
    ])('leaves out a shop %s and logs it; the others stay', async (_, bad) => {
      server.handler = json(200, [bad, { ...good, id: 2 }]);
      expect(await catalog().shops()).toMatchObject({ ok: true, value: { shops: [{ id: 2 }] } });
      expect(reporter.logged).toMatchObject([{ id: 'lucka:malformed-shop' }]);
    });

    it('leaves out a dish that cannot be read, and logs it; the shop and its other dishes stay [DEC-44, DEC-80]', async () => {
      const soup = { code: 'soup', description: 'Soup', price: 99, currency: { name: 'SEK', symbol: 'kr' } };
      server.handler = json(200, [
        { ...good, dishes: [soup, { ...soup, code: 'stew', price: -1 }, { ...soup, code: '..' }, soup] },
        { ...good, id: 2, dishes: 'none' },
      ]);
      const list = await catalog().shops();
      const codes =
        list.ok && [...list.value.dishes.values()].map((dishes) => dishes.map(({ code }) => code));
      expect(codes).toEqual([['soup'], []]);
      expect(reporter.logged.map(({ message }) => message)).toEqual([
        ...['0.dishes.1.price', '0.dishes.2.code', '0.dishes.repeated soup', '1.dishes'],
      ]);
    });

    it('is malformed where no shop can be read [DEC-44]', async () => {
      server.handler = json(200, [{ ...good, id: 0 }, null]);
      expect(await catalog().shops()).toEqual({ ok: false, error: { kind: 'malformed', path: '0.id' } });
    });

    it('reports missing shops, so that the remaining one does not count as the only one [DEC-44, HOME-03]', async () => {
      server.handler = json(200, [null, good]);
      expect(await catalog().shops()).toMatchObject({ ok: true, value: { isComplete: false } });
      server.handler = json(200, [good]);
      expect(await catalog().shops()).toMatchObject({ ok: true, value: { isComplete: true } });
    });

    it.each(['Online', 'ONLINE', 'online'])('reads the status %s [AMB-31, DEC-44]', async (status) => {
      server.handler = json(200, { ...good, status });
      expect(await catalog().shop(shopId(1))).toMatchObject({ ok: true, value: { status: 'online' } });
    });

    it.each([
      ['contactInformation', 'nowhere', { contactInformation: nowhere }],
      [
        'contactInformation.phone',
        { phone: 7, city: 'Umeå' },
        { contactInformation: { ...nowhere, city: 'Umeå' } },
      ],
      ['location', { latitude: 'north', longitude: 1 }, { location: undefined }],
      ['openingHours', 'always', { openingHours: [] }],
      ['timeZone', 2, { timeZone: 'Europe/Stockholm' }],
      ['description', {}, { description: '' }],
    ])('leaves out an unreadable %s alone, and logs it [DEC-44]', async (path, value, expected) => {
      server.handler = json(200, { ...good, [path.split('.')[0] ?? '']: value });
      expect(await catalog().shop(shopId(1))).toEqual({ ok: true, value: { ...aShop(), ...expected } });
      expect(reporter.logged).toEqual([{ id: 'lucka:malformed-shop', message: path }]);
    });

    it('leaves out a single entry of the opening hours', async () => {
      const openingHours = [null, { dayOfWeek: 'Monday', opens: '10:00', closes: '14:00' }];
      server.handler = json(200, { ...good, openingHours });
      expect(await catalog().shop(shopId(1))).toMatchObject({
        ok: true,
        value: { openingHours: [{ dayOfWeek: 'Monday', opens: 600, closes: 840 }] },
      });
      expect(reporter.logged).toHaveLength(1);
    });

    it('does not open a shop because the address of its own app cannot be read', async () => {
      server.handler = json(200, { ...good, externalAppUri: 7 });
      expect(await catalog().shop(shopId(1))).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    });

    it('uses the first of two shops with the same number', async () => {
      server.handler = json(200, [good, { ...good, name: 'Twin' }]);
      expect(await catalog().shops()).toMatchObject({ ok: true, value: { shops: [{ name: good.name }] } });
      expect(reporter.logged).toHaveLength(1);
    });

    it('reads a shop with only the required fields', async () => {
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

    it('reads null as absent, and an empty app address as none', async () => {
      server.handler = json(200, { ...good, description: null, location: null, externalAppUri: '' });
      expect(await catalog().shop(shopId(1))).toMatchObject({
        ok: true,
        value: { description: '', location: undefined, externalAppUri: undefined },
      });
    });

    it('leaves out unreadable opening hours, and an unknown time zone [ENT-04]', async () => {
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

    it('rejects another shop than the requested one', async () => {
      server.handler = json(200, { ...good, id: 2 });
      expect(await catalog().shop(shopId(1))).toEqual({
        ok: false,
        error: { kind: 'malformed', path: 'id' },
      });
    });
  });

  describe('HttpMenuCatalog', () => {
    const catalog = () => new HttpMenuCatalog({ calls: callsTo(server.url).calls, reporter });
    const article = toMenuDto(aMenu({ items: [anArticle()] })).items[0];

    it("rejects another shop's menu, and accepts one without a shop", async () => {
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
    ])('leaves out an article that %s and logs its path', async (_, bad) => {
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

    it('generates distinct codes for categories without one [DEC-44]', async () => {
      const items = [
        { name: 'Förrätter & soppor', items: [article] },
        { name: 'Förrätter & soppor', items: [] },
        { code: 'lunch', name: 'Lunch', items: [] },
        { name: 'Lunch', items: [] },
        { name: '🍕', items: [] },
      ];
      server.handler = json(200, { ...toMenuDto(aMenu()), items });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: {
          items: [
            { code: 'forratter-soppor', items: [anArticle()] },
            { code: 'forratter-soppor-2' },
            { code: 'lunch' },
            { code: 'lunch-2' },
            { code: 'category' },
          ],
        },
      });
    });

    it('generates codes of whole code points', async () => {
      const items = [{ name: `${'a'.repeat(59)}\u{20000}\u{20000}`, items: [] }];
      server.handler = json(200, { ...toMenuDto(aMenu()), items });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: { items: [{ code: `${'a'.repeat(59)}\u{20000}` }] },
      });
    });

    it.each(['articles', 'a/b', 7])(
      'replaces a category code %s that cannot stand in a path, and logs it [DEC-44]',
      async (code) => {
        const items = [{ code, name: 'Articles', items: [article] }];
        server.handler = json(200, { ...toMenuDto(aMenu()), items });
        expect(await catalog().menu(shopId(1))).toMatchObject({
          ok: true,
          value: { items: [{ code: 'articles-2', items: [anArticle()] }] },
        });
        expect(reporter.logged).toMatchObject([{ message: 'shop 1: items.0.code' }]);
      },
    );

    it.each([
      ['imageUrl', 7],
      ['text', []],
      ['i18n', 'sv'],
      ['campaigns', [null]],
      ['suggestedArticles', 'tea'],
    ])('leaves out the %s of an article alone, and logs it [DEC-44]', async (field, value) => {
      server.handler = json(200, { ...toMenuDto(aMenu()), items: [{ ...article, [field]: value }] });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: { items: [{ code: article?.code }] },
      });
      expect(reporter.logged).toEqual([
        { id: 'lucka:malformed-menu-item', message: `shop 1: items.0.${field}` },
      ]);
    });

    it('keeps an article with an unreadable text in one language [DEC-44]', async () => {
      const i18n = { description: [{ language: 'no', text: null }] };
      server.handler = json(200, { ...toMenuDto(aMenu()), items: [{ ...article, i18n }] });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: { items: [{ code: article?.code, translations: {} }] },
      });
    });

    it('treats partly unreadable allergens and diets as undeclared [PAIN-54]', async () => {
      const items = [{ ...article, allergens: ['milk', null], diets: ['vegan', 7] }];
      server.handler = json(200, { ...toMenuDto(aMenu()), items });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: { items: [{ allergens: undefined, diets: undefined }] },
      });
    });

    it('leaves out an article with unreadable choices, which could be ordered without them', async () => {
      const items = [{ ...article, choices: 'sides' }];
      server.handler = json(200, { ...toMenuDto(aMenu()), items });
      expect(await catalog().menu(shopId(1))).toMatchObject({ ok: true, value: { items: [] } });
    });

    it('reads a menu with unreadable choice levels [DEC-42]', async () => {
      server.handler = json(200, { ...toMenuDto(aMenu()), choiceLevels: 'two' });
      expect(await catalog().menu(shopId(1))).toMatchObject({ ok: true });
    });

    it('uses the first of two articles with the same code in a category, and both in two categories', async () => {
      const twice = { code: 'x', name: 'X', items: [article, article] };
      server.handler = json(200, { ...toMenuDto(aMenu()), items: [twice, article] });
      const answer = await catalog().menu(shopId(1));
      expect(answer).toMatchObject({ ok: true, value: { items: [{ items: [anArticle()] }, anArticle()] } });
    });

    it('reads undeclared allergens as undeclared', async () => {
      server.handler = json(200, {
        ...toMenuDto(aMenu()),
        items: [{ ...article, allergens: null, diets: [] }],
      });
      expect(await catalog().menu(shopId(1))).toMatchObject({
        ok: true,
        value: { items: [{ allergens: undefined, diets: [] }] },
      });
    });

    it('leaves out a suggestion with an invalid code', async () => {
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
    it('reads both forms of an order type, and leaves out and logs unreadable ones', async () => {
      server.handler = json(200, [
        { id: 1, name: 'A', orderType: 'takeAway' },
        { id: 2, name: 'B', orderType: 'DineInPlace' },
        { id: -1, name: 'C', orderType: 'DineInPlace' },
        { id: 3, name: 'D', orderType: 'Delivery' },
        { id: 4, name: 'F', orderType: 'DINEINPLACE', i18n: 'sv' },
        { id: 1, name: 'E', orderType: 'TakeAway' },
      ]);
      const catalog = new HttpDeliverySpotCatalog({ calls: callsTo(server.url).calls, reporter });
      expect(await catalog.spots(shopId(1))).toMatchObject({
        ok: true,
        value: [
          { id: 1, orderType: 'TakeAway' },
          { id: 2, orderType: 'DineInPlace' },
          { id: 4, orderType: 'DineInPlace', translations: {} },
        ],
      });
      expect(reporter.logged.map(({ message }) => message)).toEqual([
        '2.id',
        '3.orderType',
        '4.i18n',
        'repeated 1',
      ]);
    });
  });

  describe('HttpSettingsSource', () => {
    const read = () => new HttpSettingsSource({ calls: callsTo(server.url).calls, reporter }).settings();
    const whole = toSettingsDto(new MemorySettingsSource().current);

    it('leaves out an unknown order type, and logs it [DEC-44]', async () => {
      server.handler = json(200, { ...whole, orderTypes: ['delivery', 'TAKEAWAY', null, 'dineInPlace'] });
      expect(await read()).toMatchObject({ ok: true, value: { orderTypes: ['TakeAway', 'DineInPlace'] } });
      expect(reporter.logged).toEqual([
        { id: 'lucka:malformed-settings', message: 'orderTypes.0' },
        { id: 'lucka:malformed-settings', message: 'orderTypes.2' },
      ]);
    });

    it('reads settings with order types alone [DEC-44]', async () => {
      server.handler = json(200, { orderTypes: ['takeAway'] });
      expect(await read()).toEqual({
        ok: true,
        value: {
          orderTypes: ['TakeAway'],
          isCustomerLoginEnabled: false,
          externalLoginProviders: [],
          isPasskeyLoginEnabled: false,
          version: '',
          isPhoneNumberRequired: false,
          isFavoriteShopRequired: false,
          isSmsEnabled: false,
          orders: { requireEmail: false, requirePhoneNumber: false },
        },
      });
      expect(reporter.logged).toEqual([]);
    });

    it.each([
      'version',
      'smsEnabled',
      'enableCustomerLogin',
      'orders.requireEmail',
      'externalLoginProviders',
      'passkeyLogin',
    ])('treats an unreadable %s as absent, and logs it [DEC-44]', async (path) => {
      const [field = '', inner] = path.split('.');
      const wrong = inner === undefined ? 7 : { [inner]: 'yes', requirePhoneNumber: true };
      server.handler = json(200, { ...whole, [field]: wrong });
      expect(await read()).toMatchObject({ ok: true });
      expect(reporter.logged).toEqual([{ id: 'lucka:malformed-settings', message: path }]);
    });

    it('is malformed without order types', async () => {
      server.handler = json(200, { ...whole, orderTypes: undefined });
      expect(await read()).toEqual({ ok: false, error: { kind: 'malformed', path: 'orderTypes' } });
    });
  });

  describe('HttpCustomerAccount', () => {
    it('keeps a member with unreadable favourites or number, and logs it [DEC-44]', async () => {
      const favorites = [{ code: '3', type: 'Shop' }, { code: '4', type: 'category' }, null];
      server.handler = json(200, { isAuthenticated: true, name: 'Åsa', memberNumber: 12, favorites });
      const account = new HttpCustomerAccount({ calls: callsTo(server.url).calls, reporter });
      expect(await account.profile()).toMatchObject({
        ok: true,
        value: { name: 'Åsa', memberNumber: '', favorites: [{ code: '3', type: 'shop' }] },
      });
      expect(reporter.logged.map(({ message }) => message)).toEqual([
        'favorites.1.type',
        'favorites.2',
        'memberNumber',
      ]);
    });
  });

  describe('HttpOrderGateway', () => {
    const gateway = () => {
      const { calls, events } = callsTo(server.url);
      return new HttpOrderGateway({ calls, events, reporter });
    };
    const ID = orderId('order-1');

    it.each(['ADDED', 'added', 'Added'])('reads the status %s [AMB-31, DEC-44]', async (status) => {
      server.handler = json(200, status);
      expect(await gateway().status(ID, undefined)).toEqual({ ok: true, value: 'added' });
    });

    it('reads an order of an unknown order type, and logs it [DEC-44]', async () => {
      server.handler = json(200, { ...toOrderDetailsDto(anOrderDetails()), orderType: 'Delivery', spot: 7 });
      expect(await gateway().details(ID, undefined)).toEqual({
        ok: true,
        value: { ...anOrderDetails(), orderType: undefined, spot: undefined },
      });
      expect(reporter.logged).toEqual([
        { id: 'lucka:malformed-order', message: 'spot' },
        { id: 'lucka:malformed-order', message: 'orderType' },
      ]);
    });
  });

  describe('HttpPaymentGateway', () => {
    it.each(['Reserved', 'RESERVED'])('reads the status %s as paid [DEC-44]', async (status) => {
      server.handler = json(200, { status });
      const payments = new HttpPaymentGateway({ calls: callsTo(server.url).calls });
      expect(await payments.state(orderId('order-1'), paymentId('p'), customerCode('x'))).toEqual({
        ok: true,
        value: { status: 'reserved', code: undefined },
      });
    });
  });
});
