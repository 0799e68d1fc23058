import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { menuDto } from '@/adapters/contract/menu';
import { aChain } from '@test/support/api/a-chain';
import { anOrderBody, Guest, readProblem } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { deliverySpotsDto, shopDto, shopsDto } from '@test/support/api/wire';

let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

describe('GET /api/shops', () => {
  it('lists all shops, whatever their status [API-13]', async () => {
    const answer = await guest.get('/api/shops');
    const shops = shopsDto.parse(JSON.parse(answer.text));
    expect(shops.map(({ id, status, openForBusiness }) => [id, status, openForBusiness])).toEqual([
      [1, 'online', true],
      [2, 'online', true],
      [3, 'paused', false],
      [4, 'offline', false],
      [5, 'online', true],
      [6, 'online', false],
    ]);
  });

  it('sends with each shop some dishes that can be ordered [DEC-80]', async () => {
    const shops = shopsDto.parse(JSON.parse((await guest.get('/api/shops')).text));
    const codes = shops.map(({ dishes }) => dishes?.map(({ code }) => code));
    expect(codes.slice(0, 3)).toEqual([['meatballs'], [], ['meatballs']]);
    expect(shops[0]?.dishes?.[0]).toMatchObject({ price: 99, currency: { name: 'SEK', symbol: 'kr' } });
  });
});

describe('GET /api/shops/{id}', () => {
  it('answers one shop [API-15]', async () => {
    const shop = shopDto.parse(JSON.parse((await guest.get('/api/shops/2')).text));
    expect(shop).toEqual({ ...aChain().shops[1]?.shop, openForBusiness: true });
  });

  it("uses the shop's time zone for opening hours", async () => {
    const late = await openTestApi();
    await late.clock.advance(2 * 3_600_000);
    const shop = shopDto.parse(JSON.parse((await new Guest(late.origin).get('/api/shops/5')).text));
    expect(shop.openForBusiness).toBe(false);
    await late.close();
  });

  it.each(['0', '-1', '1.5', 'one', '1e3', '01', '9'.repeat(20)])('refuses the id %s', async (id) => {
    expect(readProblem(await guest.get(`/api/shops/${id}`))).toMatchObject({
      status: 400,
      code: 'invalid-shop-id',
    });
  });

  it('answers 404 for an unknown shop', async () => {
    const problem = readProblem(await guest.get('/api/shops/99'));
    expect(problem).toMatchObject({ status: 404, code: 'shop-not-found', shopId: 99 });
  });
});

describe('GET /api/shops/{shopId}/menu', () => {
  it("answers each shop's own menu [API-19, PROD-13]", async () => {
    for (const [index, { menu }] of aChain().shops.slice(0, 2).entries()) {
      const answer = await guest.get(`/api/shops/${index + 1}/menu`);
      expect(menuDto.parse(JSON.parse(answer.text))).toEqual({ ...menu, shopId: index + 1 });
    }
  });

  it('answers a changed menu at the next call', async () => {
    const [bundle] = aChain().shops;
    await api.stores.shops.put({ ...bundle!, menu: { ...bundle!.menu, name: 'Kväll' } });
    expect(JSON.parse((await guest.get('/api/shops/1/menu')).text).name).toBe('Kväll');
    await api.stores.shops.put(bundle!);
  });

  it('reports a shop without a menu [ERR-18]', async () => {
    const problem = readProblem(await guest.get('/api/shops/99/menu'));
    expect(problem).toMatchObject({ status: 404, type: 'urn:lucka:menu:not-found', shopId: 99 });
  });
});

describe('GET /api/shops/{shopId}/delivery-spots', () => {
  it("answers each shop's own spots [API-22, PROD-14]", async () => {
    const spotsOf = async (id: number) =>
      deliverySpotsDto.parse(JSON.parse((await guest.get(`/api/shops/${id}/delivery-spots`)).text));
    expect(await spotsOf(1)).toEqual(aChain().shops[0]?.deliverySpots);
    expect(await spotsOf(2)).toEqual([]);
    expect((await guest.get('/api/shops/99/delivery-spots')).status).toBe(404);
  });
});

describe('a public answer', () => {
  const PUBLIC = ['/api/settings', '/api/settings/design', '/api/shops', '/api/shops/1', '/api/shops/1/menu'];
  const open = (path: string, headers: http.OutgoingHttpHeaders) =>
    new Promise<{ headers: http.IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
      http.get(api.origin + path, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
        response.on('error', reject);
      });
    });

  const TAGGED = [...PUBLIC, '/api/shops/1/delivery-spots', '/api/cultures/languages'];
  it.each(TAGGED)('is not sent again while it is unchanged: %s', async (path) => {
    const first = await guest.get(path);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await guest.get(path, { 'if-none-match': tag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
    expect((await guest.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is compressed as the client accepts', async () => {
    const plain = await open('/api/shops', {});
    const brotli = await open('/api/shops', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await open('/api/shops', { 'accept-encoding': 'gzip, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 2);
  });

  it('leaves the order of a guest uncompressed', async () => {
    const { orderId, customerCode } = await guest.placed();
    const path = `/api/order/${orderId}/details`;
    const answer = await open(path, { 'accept-encoding': 'br', 'customer-code': customerCode });
    expect([answer.headers['content-encoding'], answer.headers.etag]).toEqual([undefined, undefined]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('openForBusiness', () => {
  it('is true for exactly the shops that accept an order [ENT-05]', async () => {
    const shops = shopsDto.parse(JSON.parse((await guest.get('/api/shops')).text));
    expect(new Set(shops.map(({ openForBusiness }) => openForBusiness))).toEqual(new Set([true, false]));
    for (const { id, openForBusiness } of shops) {
      const { status } = await guest.order(anOrderBody({ shopId: id }));
      expect([id, status]).toEqual([id, openForBusiness ? 201 : 409]);
    }
  });
});
