import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrderBody, Guest, readProblem, token, type Answer } from '@test/support/api/guest';
import { aMember, Browser, PASSWORD } from '@test/support/api/member';
import { DAY_MS } from '@test/support/api/an-account';
import { NEW_KEY } from '@test/support/api/notify';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { placedOrderDto } from '@test/support/api/wire';

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** The access of every call. A call that is missing here fails the test: its access has not been decided. */
const EVERYBODY = [
  ...['GET /api/settings', 'GET /api/settings/design', 'GET /api/shops', 'GET /api/shops/{shopId}'],
  ...['GET /api/shops/{shopId}/menu', 'GET /api/shops/{shopId}/delivery-spots', 'GET /api/images/{id}'],
  ...['GET /api/cultures/languages', 'POST /api/cultures/changeculture', 'GET /api/campaigns'],
  ...['POST /api/csp-report', 'POST /api/failure-report', 'POST /api/order', 'GET /api/order/{orderId}'],
  ...['POST /api/identity/register', 'POST /api/identity/confirmEmail', 'POST /api/identity/login'],
  ...['POST /api/identity/resendConfirmationEmail', 'POST /api/identity/forgotPassword'],
  ...['POST /api/identity/resetPassword', 'GET /api/identity/external-login', 'POST /api/user/logout'],
  'GET /api/identity/external-login/callback',
];
const FAVORITE = { code: '1', type: 'shop' };
const MEMBERS: readonly Call[] = [
  { method: 'GET', path: '/api/user/profile' },
  { method: 'PUT', path: '/api/user/profile', body: { name: 'A', lastName: 'B', email: '', phone: '' } },
  { method: 'GET', path: '/api/user/export' },
  { method: 'POST', path: '/api/user/favorite', body: FAVORITE },
  { method: 'DELETE', path: '/api/user/favorite', body: FAVORITE },
  { method: 'GET', path: '/api/user/order-history' },
  { method: 'GET', path: '/api/user/membership-card' },
  { method: 'DELETE', path: '/api/user', body: { currentPassword: PASSWORD } },
];
const ORDER_HOLDERS: readonly Call[] = [
  { method: 'GET', path: '/api/order/{orderId}/details' },
  { method: 'GET', path: '/api/order/{orderId}/events' },
  { method: 'POST', path: '/api/order/{orderId}/payment', body: { returnUrl: '/orders' } },
  { method: 'GET', path: '/api/order/{orderId}/payment/{paymentId}' },
  { method: 'POST', path: '/api/order/{orderId}/receipt', body: { email: 'a@example.com' } },
  { method: 'DELETE', path: '/api/order/{orderId}/personal-data' },
  {
    method: 'PUT',
    path: '/api/order/{orderId}/push',
    body: { endpoint: 'https://push.example/a', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } },
  },
  { method: 'DELETE', path: '/api/order/{orderId}/push', body: { endpoint: 'https://push.example/a' } },
];
const OPERATOR: readonly Call[] = [
  { method: 'POST', path: '/api/operator/order/{orderId}/status', body: { status: 'Started' } },
  { method: 'GET', path: '/api/operator/order/{orderId}/refunds' },
  { method: 'PUT', path: '/api/operator/order/{orderId}/refunds/{refundId}', body: { reason: 'cold' } },
  { method: 'POST', path: '/api/operator/coffee-card/use', body: { code: token() } },
  { method: 'PUT', path: '/api/operator/shops/{shopId}/design', body: { stylesheet: '' } },
];
const PAYMENT_PROVIDER: Call = {
  method: 'POST',
  path: '/api/payment/notification',
  body: { id: token(), paymentId: token() },
};

let api: TestApi;
let strangers: readonly (readonly [string, Browser])[];
let owner: Awaited<ReturnType<typeof aMember>>;
let orderId: string;

beforeAll(async () => {
  api = await openTestApi({ options: { trustedProxies: 1, notificationKeys: [NEW_KEY] } });
  const expired = await aMember(api);
  await api.clock.sleep(14 * DAY_MS);
  const [loggedOut, deleted, copied] = [await aMember(api), await aMember(api), new Browser(api.origin)];
  for (const [name, value] of loggedOut.browser.cookies) copied.cookies.set(name, value);
  await loggedOut.browser.post('/api/user/logout');
  const gone = new Browser(api.origin);
  for (const [name, value] of deleted.browser.cookies) gone.cookies.set(name, value);
  await deleted.browser.send('DELETE', '/api/user', { currentPassword: PASSWORD });
  const forger = new Browser(api.origin);
  forger.cookies.set('__Host-session', token() + token().slice(1));
  strangers = [
    ['a guest', new Browser(api.origin)],
    ['a caller with a forged session', forger],
    ['a caller with an ended session', expired.browser],
    ['a caller with the session of a member who logged out', copied],
    ['a caller with the session of a deleted account', gone],
  ];
  owner = await aMember(api);
  const placed = await owner.browser.post('/api/order', anOrderBody(), { 'idempotency-key': token() });
  orderId = placedOrderDto.parse(JSON.parse(placed.text)).orderId;
});
afterAll(() => api.close());

let calls = 0;

/** Each from its own address, to avoid rate limits. */
function call(browser: Browser, { method, path, body }: Call): Promise<Answer> {
  const address = path
    .replace('{shopId}', '1')
    .replace('{orderId}', orderId)
    .replace('{paymentId}', token())
    .replace('{refundId}', token());
  const from = { 'x-forwarded-for': `10.0.0.${(calls += 1)}` };
  return method === 'GET' ? browser.get(address, from) : browser.send(method, address, body, from);
}

describe('every call', () => {
  it('declares its access: everybody, members, holders of an order, the operator or the payment provider', async () => {
    const { text } = await new Guest(api.origin).get('/api/openapi.json');
    const described: Readonly<Record<string, object>> = JSON.parse(text).paths;
    const found = Object.entries(described).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = [...MEMBERS, ...ORDER_HOLDERS, ...OPERATOR, PAYMENT_PROVIDER].map(
      ({ method, path }) => `${method} ${path}`,
    );
    expect(found.toSorted()).toEqual([...EVERYBODY, ...declared].toSorted());
  });

  it.each(MEMBERS)('$method $path requires a member', async (asked) => {
    for (const [who, browser] of strangers) {
      const answer = await call(browser, asked);
      expect([who, answer.status, readProblem(answer).code]).toEqual([who, 401, 'not-authenticated']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const member = asked.path === '/api/user' ? await aMember(api) : owner;
    const body = { ...asked.body, ...(asked.method === 'PUT' && { email: member.email }) };
    expect((await call(member.browser, { ...asked, body })).status).toBe(200);
  });

  it.each(ORDER_HOLDERS)('$method $path requires the holder of the order', async (asked) => {
    const other = await aMember(api);
    for (const [who, browser] of [...strangers, ['another member', other.browser] as const]) {
      const answer = await call(browser, asked);
      expect([who, answer.status, readProblem(answer).code]).toEqual([who, 404, 'failed-find-order']);
    }
  });

  it.each(OPERATOR)('$method $path requires the operator', async (asked) => {
    for (const [who, browser] of [...strangers, ['a member', owner.browser] as const]) {
      expect([who, (await call(browser, asked)).status]).toEqual([who, 401]);
    }
  });

  it('POST /api/payment/notification requires a signature', async () => {
    for (const [who, browser] of [...strangers, ['a member', owner.browser] as const]) {
      const answer = await call(browser, PAYMENT_PROVIDER);
      expect([who, answer.status, readProblem(answer).code]).toEqual([who, 401, 'not-signed']);
    }
  });
});
