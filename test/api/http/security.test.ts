import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import { anOrderBody, Guest, readProblem, token, type Answer } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

function expectPolicy({ headers }: Answer): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': expect.stringMatching(/no-store|no-cache|immutable|max-age=3600/),
    'x-lucka': '1',
  });
  for (const name of ['access-control-allow-origin', 'server', 'x-powered-by', 'strict-transport-security']) {
    expect(headers.get(name)).toBeNull();
  }
}

describe('every answer', () => {
  it.each([
    ['/api/settings', 200],
    ['/api/settings/design', 200],
    ['/api/shops', 200],
    ['/api/shops/1/menu', 200],
    ['/api/shops/x', 400],
    ['/api/shops/99', 404],
    ['/api/images/none', 404],
    ['/api/user/profile', 401],
    ['/api/user/profile/x.css', 404],
    ['/api/order/none', 404],
    ['/api/unknown', 404],
    ['/api/settings/', 404],
    ['/API/settings', 404],
    ['/%61pi/settings', 200],
    ['/a%70%69/user/profile', 401],
    ['/api', 404],
    ['/api/order/%zz', 400],
    ['/unknown', 404],
    ['/demo-payment/none', 404],
    ['/demo-payment/style.css', 200],
  ])('has the headers of its policy: %s', async (path, status) => {
    const answer = await guest.get(path, { origin: 'https://evil.example' });
    expect(answer.status).toBe(status);
    expectPolicy(answer);
    if (/^\/(api|%61pi|a%70%69)/i.test(path))
      expect(answer.headers.get('content-security-policy')).toBe(API_POLICY);
    if (status >= 400) {
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(readProblem(answer).status).toBe(status);
    }
  });

  it('requires https if the site has it', async () => {
    const secure = await api.another({ options: { publicOrigin: 'https://lucka.example' } });
    const answer = await new Guest(secure.origin).get('/api/settings');
    expect(answer.headers.get('strict-transport-security')).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
    await secure.close();
  });

  it.each([
    ['bytes that are no request', 'NONSENSE\r\n\r\n', 400],
    [
      'a head that is too large',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['another host', 'GET /api/settings HTTP/1.1\r\nHost: evil.example\r\n\r\n', 400],
    ['no host', 'GET /api/settings HTTP/1.1\r\n\r\n', 400],
    ['a whole address', 'GET http://evil.example/api/user/profile HTTP/1.1\r\nHost: localhost\r\n\r\n', 401],
  ])('has them for %s', async (_what, bytes, status) => {
    const answer = await sendRaw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    expect(answer).toMatch(/content-type: application\/problem\+json/i);
  });
});

const sendRaw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(api.origin).port), '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (received.includes('}')) socket.end();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });

describe('a request that changes something', () => {
  const order = (headers: Readonly<Record<string, string>>) =>
    guest.order(anOrderBody(), token(), { cookie: 'a=b', ...headers });

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 201],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'OWN' }, 403],
    [{ origin: 'OWN' }, 201],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ referer: 'OWN/checkout' }, 201],
    [{ referer: 'https://evil.example/OWN' }, 403],
    [{}, 403],
  ])('is checked by its origin: %j', async (headers, status) => {
    const sent = Object.entries(headers).map(([name, value]) => [name, value.replace('OWN', api.origin)]);
    expect((await order(Object.fromEntries(sent))).status).toBe(status);
  });

  it('may come from a program without cookies', async () => {
    expect((await guest.order(anOrderBody())).status).toBe(201);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('is no %s', async (type) => {
    const answer = await guest.order(anOrderBody(), token(), { 'content-type': type });
    expect([answer.status, readProblem(answer).code]).toEqual([415, 'not-json']);
  });

  it('needs the storefront header without a body', async () => {
    const path = '/api/cultures/changeculture?cultureCode=en';
    expect((await guest.post(path, undefined, { 'x-requested-with': 'other' })).status).toBe(403);
    expect((await guest.post(path)).status).toBe(204);
  });

  it.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE'])('is no %s, and grants nothing', async (method) => {
    const headers = { origin: api.origin, 'x-requested-with': 'storefront' };
    const response = await fetch(`${api.origin}/api/order`, { method, headers });
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-methods')).toBeNull();
  });

  it('is no GET', async () => {
    expect((await guest.get('/api/cultures/changeculture?cultureCode=en')).status).toBe(404);
  });
});

describe('an answer of the API', () => {
  it.each(['script', 'worker', 'serviceworker', 'sharedworker', 'iframe', 'object', 'embed'])(
    'is refused for the destination %s',
    async (destination) => {
      for (const path of ['/api/settings/design', '/%61pi/settings/design']) {
        expect((await guest.get(path, { 'sec-fetch-dest': destination })).status).toBe(403);
      }
    },
  );

  it.each(['style', 'empty', 'image', 'document'])(
    'is allowed for the destination %s',
    async (destination) => {
      const answer = await guest.get('/api/settings/design', { 'sec-fetch-dest': destination });
      expect(answer.status).toBe(200);
    },
  );
});

describe('a body', () => {
  const send = (body: string) =>
    fetch(`${api.origin}/api/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': token() },
      body,
    });

  it.each([
    ['larger than 64 KiB', JSON.stringify({ note: 'x'.repeat(65_536) }), 413],
    ['nested deeper than 32', '['.repeat(33) + ']'.repeat(33), 400],
    ['that is no JSON', '{"shopId":', 400],
    ['that reaches for a prototype', '{"__proto__":{"paid":true}}', 400],
    ['that is nothing', 'null', 422],
    ['that is a list', '[]', 422],
  ])('%s is refused', async (_what, body, status) => {
    const response = await send(body);
    const text = await response.text();
    expect([response.status >= 400 && response.status < 500, text.includes('urn:lucka:')]).toEqual([
      true,
      true,
    ]);
    if (status !== 422) expect(response.status).toBe(status);
  });

  it('never sets unknown properties', async () => {
    const body = { ...anOrderBody(), price: 1, total: 1, status: 'added', paid: true, id: 'x', number: '99' };
    const answer = JSON.parse((await guest.order(body)).text);
    expect(Object.keys(answer)).toEqual(['orderId', 'customerCode', 'pickupTime', 'total', 'currency']);
    expect(answer.total).toBe(25.5);
    expect((await guest.status(answer.orderId)).text).toBe('"CalculatedPrice"');
  });
});

describe('the rate limits', () => {
  it('count a caller in all windows, and answer when to retry', async () => {
    const strict = await api.another({
      options: { shopNetworks: { has: () => false }, rateLimits: DEFAULT_RATE_LIMITS },
    });
    const caller = new Guest(strict.origin);
    const statuses = [];
    for (let order = 0; order < 11; order += 1) {
      statuses.push((await caller.order(anOrderBody({ shopId: 3 }))).status);
    }
    expect(statuses).toEqual([...Array(10).fill(409), 429]);
    const refused = await caller.order(anOrderBody(), token(), { 'x-forwarded-for': '203.0.113.9' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    await api.clock.advance(60_000);
    expect((await caller.order(anOrderBody())).status).toBe(201);
    await strict.close();
  });

  it('cannot be evaded by another spelling of the address', async () => {
    const strict = await api.another({
      options: {
        shopNetworks: { has: () => false },
        rateLimits: { ...DEFAULT_RATE_LIMITS, readPublic: [{ max: 3, windowMs: 60_000 }] },
      },
    });
    const caller = new Guest(strict.origin);
    const paths = [
      '/api/settings',
      '/%61pi/settings',
      '/api/settings?x',
      '/%61%70%69/settings',
      '/api/settings',
    ];
    const statuses = [];
    for (const path of paths) statuses.push((await caller.get(path)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await strict.close();
  });

  it('use the address from trusted proxies only', async () => {
    const behind = await api.another({
      options: { shopNetworks: { has: () => false }, trustedProxies: 1 },
    });
    const caller = new Guest(behind.origin);
    const order = (address: string) =>
      caller.order(anOrderBody({ shopId: 3 }), token(), { 'x-forwarded-for': `198.51.100.1, ${address}` });
    for (let count = 0; count < 10; count += 1) await order('2001:db8:1:2::1');
    expect((await order('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await order('2001:db8:1:3::1')).status).toBe(409);
    await behind.close();
  });
});

describe('POST /api/csp-report', () => {
  it("accepts browsers' reports in all formats", async () => {
    const old = {
      'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'https://evil.example' },
    };
    const report = (body: unknown, type: string) =>
      guest.post('/api/csp-report', body, { 'content-type': type, 'x-requested-with': '' });
    expect((await report(old, 'application/csp-report')).status).toBe(204);
    expect((await report([{ body: { effectiveDirective: 'x' } }], 'application/reports+json')).status).toBe(
      204,
    );
    expect((await report('x'.repeat(9_000), 'application/csp-report')).status).toBe(413);
  });
});
