import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { HttpCustomerAccount } from '@/adapters/http/http-customer-account';
import { HttpFavoriteList } from '@/adapters/http/http-favorite-list';
import { HttpMembershipCard } from '@/adapters/http/http-membership-card';
import { HttpOfferCatalog } from '@/adapters/http/http-offer-catalog';
import { HttpOrderHistory } from '@/adapters/http/http-order-history';
import { ManualClock } from '@test/support/memory/manual-clock';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import { aMember } from '@test/support/builders/a-member';
import { aPastOrder } from '@test/support/builders/a-past-order';
import { anOffer } from '@test/support/builders/an-offer';
import { articleCode } from '@test/support/builders/ids';
import { callsTo } from '@test/support/http/calls-to';
import { json, TestServer, text } from '@test/support/http/test-server';
import { toCampaignDto, toPastOrderDto } from '@test/support/http/to-dto';

describe('responses for members', () => {
  let server: TestServer;
  let reporter: RecordingFailureReporter;
  beforeEach(async () => {
    server = await new TestServer().start();
    reporter = new RecordingFailureReporter();
  });
  afterEach(() => server.stop());
  const calls = () => callsTo(server.url).calls;

  describe('HttpOrderHistory', () => {
    const history = () => new HttpOrderHistory({ calls: calls(), reporter });
    const good = toPastOrderDto(aPastOrder());

    it.each([
      ['without a moment', { ...good, createdAt: 'yesterday' }],
      ['of an unknown status', { ...good, status: 'Eaten' }],
      ['with a dish that has no code', { ...good, items: [{ ...good.items[0], code: '' }] }],
      ['with an impossible total', { ...good, total: 1e300 }],
      ['that is null', null],
    ])('leaves out an order %s and logs it; the others stay', async (_, bad) => {
      server.handler = json(200, [bad, { ...good, orderId: 'order-2' }]);
      expect(await history().page(0, 10)).toMatchObject({ value: { orders: [{ orderId: 'order-2' }] } });
      expect(reporter.logged).toMatchObject([{ id: 'lucka:malformed-past-order' }]);
    });

    it('reads the time zone of the shop, and defaults to that of the chain', async () => {
      server.handler = json(200, [
        { ...good, timeZone: 'Europe/Helsinki' },
        { ...good, orderId: 'order-2', timeZone: undefined },
        { ...good, orderId: 'order-3', timeZone: 'Mars/Olympus' },
      ]);
      const page = await history().page(0, 10);
      expect(page).toMatchObject({
        value: {
          orders: ['Europe/Helsinki', DEFAULT_TIME_ZONE, DEFAULT_TIME_ZONE].map((timeZone) => ({ timeZone })),
        },
      });
    });

    it('does not take a page for the last one because an order of it is unreadable', async () => {
      server.handler = json(200, [null, good]);
      expect(await history().page(0, 2)).toMatchObject({ value: { isLast: false } });
      expect(await history().page(0, 3)).toMatchObject({ value: { isLast: true } });
    });

    it('requests a page of a size, past every cache [API-11]', async () => {
      server.handler = json(200, []);
      await history().page(2, 10);
      const [request] = server.requests;
      expect([request?.query.get('pageIndex'), request?.query.get('pageSize')]).toEqual(['2', '10']);
      expect(request?.headers['cache-control']).toBe('no-cache');
    });
  });

  describe('HttpOfferCatalog', () => {
    const catalog = () => new HttpOfferCatalog({ calls: calls(), reporter });
    const good = toCampaignDto(anOffer());

    it('leaves out unreadable and repeated offers, and logs both', async () => {
      server.handler = json(200, [{ ...good, id: 4 }, good, { ...good, name: 'Again' }]);
      expect(await catalog().offers()).toEqual({ ok: true, value: [anOffer()] });
      expect(reporter.logged).toHaveLength(2);
    });

    it('reads an offer with only the required fields, and leaves out unknown codes', async () => {
      server.handler = json(200, [{ id: 'a', name: 'A', articleCodes: ['soup', '..'] }]);
      expect(await catalog().offers()).toEqual({
        ok: true,
        value: [anOffer({ id: 'a', name: 'A', description: '', articleCodes: [articleCode('soup')] })],
      });
    });
  });

  describe('HttpFavoriteList', () => {
    it('sends what is removed in the body of a DELETE [API-10]', async () => {
      server.handler = json(200, []);
      await new HttpFavoriteList({ calls: calls(), reporter: new RecordingFailureReporter() }).remove({
        code: '3',
        type: 'shop',
      });
      expect(server.requests[0]).toMatchObject({ method: 'DELETE', path: '/api/user/favorite' });
      expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ code: '3', type: 'shop' });
    });
  });

  describe('HttpMembershipCard', () => {
    const card = () =>
      new HttpMembershipCard({ client: callsTo(server.url).client, clock: new ManualClock() }).image();

    it('accepts only an image [API-12]', async () => {
      server.handler = text(200, '<p>Log in to our Wi-Fi', { 'content-type': 'text/html' });
      expect(await card()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    });

    it('reads the problem of a refusal', async () => {
      server.handler = json(429, {}, { 'retry-after': '2' });
      expect(await card()).toMatchObject({ ok: false, error: { status: 429, retryAfterMs: 2_000 } });
    });

    it('reports a missing response', async () => {
      server.handler = (_, response) => void response.destroy();
      expect(await card()).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    });

    it('bypasses every cache, since another person may use the device next', async () => {
      server.handler = text(200, '', { 'content-type': 'image/png' });
      await card();
      expect(server.requests[0]?.headers['cache-control']).toBe('no-cache');
    });
  });

  describe('HttpCustomerAccount', () => {
    it('sends both passwords or neither', async () => {
      server.handler = json(200, aMember());
      const account = new HttpCustomerAccount({ calls: calls(), reporter: new RecordingFailureReporter() });
      const person = { name: 'A', lastName: 'B', email: 'a@example.com', phone: '' };
      await account.change({ ...person, currentPassword: undefined, newPassword: undefined });
      await account.change({ ...person, currentPassword: 'one', newPassword: 'two' });
      expect(server.requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
        person,
        { ...person, currentPassword: 'one', newPassword: 'two' },
      ]);
      expect(server.requests.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
    });
  });
});
