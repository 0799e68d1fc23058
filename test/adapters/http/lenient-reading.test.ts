import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HttpCustomerAccount } from '@/adapters/http/http-customer-account';
import { HttpDeliverySpotCatalog } from '@/adapters/http/http-delivery-spot-catalog';
import { HttpOrderGateway } from '@/adapters/http/http-order-gateway';
import { HttpPaymentGateway } from '@/adapters/http/http-payment-gateway';
import { HttpSettingsSource } from '@/adapters/http/http-settings-source';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { anOrderDetails } from '@test/support/builders/an-order-details';
import { shopId } from '@test/support/builders/ids';
import { customerCode, orderId, paymentId } from '@test/support/builders/order-ids';
import { callsTo } from '@test/support/http/calls-to';
import { json, TestServer } from '@test/support/http/test-server';
import { toOrderDetailsDto, toSettingsDto } from '@test/support/http/to-dto';
import { MemorySettingsSource } from '@test/support/memory/memory-settings-source';

describe('the readable parts of a response', () => {
  let server: TestServer;
  let reporter: RecordingFailureReporter;
  beforeEach(async () => {
    server = await new TestServer().start();
    reporter = new RecordingFailureReporter();
  });
  afterEach(() => server.stop());

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
          isOrderMailOffered: false,
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
      'orderMail',
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
