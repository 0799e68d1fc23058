import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HttpShopCatalog } from '@/adapters/http/http-shop-catalog';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';
import { callsTo } from '@test/support/http/calls-to';
import { json, TestServer } from '@test/support/http/test-server';
import { toShopDto } from '@test/support/http/to-dto';

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
      expect(await catalog().shops({ kind: 'all' })).toMatchObject({
        ok: true,
        value: { shops: [{ id: 2 }] },
      });
      expect(reporter.logged).toMatchObject([{ id: 'lucka:malformed-shop' }]);
    });

    it('leaves out a dish that cannot be read, and logs it; the shop and its other dishes stay [DEC-44, DEC-80]', async () => {
      const soup = { code: 'soup', description: 'Soup', price: 99, currency: { name: 'SEK', symbol: 'kr' } };
      server.handler = json(200, [
        { ...good, dishes: [soup, { ...soup, code: 'stew', price: -1 }, { ...soup, code: '..' }, soup] },
        { ...good, id: 2, dishes: 'none' },
      ]);
      const list = await catalog().shops({ kind: 'all' });
      const codes =
        list.ok && [...list.value.dishes.values()].map((dishes) => dishes.map(({ code }) => code));
      expect(codes).toEqual([['soup'], []]);
      expect(reporter.logged.map(({ message }) => message)).toEqual([
        ...['0.dishes.1.price', '0.dishes.2.code', '0.dishes.repeated soup', '1.dishes'],
      ]);
    });

    it('is malformed where no shop can be read [DEC-44]', async () => {
      server.handler = json(200, [{ ...good, id: 0 }, null]);
      expect(await catalog().shops({ kind: 'all' })).toEqual({
        ok: false,
        error: { kind: 'malformed', path: '0.id' },
      });
    });

    it('reports missing shops, so that the remaining one does not count as the only one [DEC-44, HOME-03]', async () => {
      server.handler = json(200, [null, good]);
      expect(await catalog().shops({ kind: 'all' })).toMatchObject({
        ok: true,
        value: { isComplete: false },
      });
      server.handler = json(200, [good]);
      expect(await catalog().shops({ kind: 'all' })).toMatchObject({ ok: true, value: { isComplete: true } });
    });

    it('reads the description in each language [DEC-139]', async () => {
      const description = [{ language: 'fi', text: 'Keittoa' }];
      server.handler = json(200, { ...good, i18n: { description } });
      expect(await catalog().shop(shopId(1))).toMatchObject({
        ok: true,
        value: { description: aShop().description, translations: { description } },
      });
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
      ['i18n.description', { description: 'Soppa' }, { translations: {} }],
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
      expect(await catalog().shops({ kind: 'all' })).toMatchObject({
        ok: true,
        value: { shops: [{ name: good.name }] },
      });
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
          translations: {},
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
});
