import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mayDo, STAFF_ACTS, STAFF_ROLES, type StaffAct } from '@/domain/staff/permissions';
import { anOrderBody, Guest, readProblem, token, type Answer } from '@test/support/api/guest';
import { aMember, Browser, PASSWORD } from '@test/support/api/member';
import { DAY_MS } from '@test/support/api/an-account';
import { NEW_KEY } from '@test/support/api/notify';
import { OPERATOR_TOKEN, openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aStaffMember, aStaffToken } from '@test/support/api/staff';
import { must } from '@test/support/builders/must';
import { placedOrderDto } from '@test/support/api/wire';

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
}

/** Calls without any access check: a new one is a decision, and is missing here first. */
const EVERYBODY = [
  ...[
    'GET /api/settings',
    'GET /api/settings/design',
    'GET /api/shops',
    'GET /api/shops/places',
    'GET /api/shops/{shopId}',
  ],
  'GET /api/search',
  ...['GET /api/shops/{shopId}/menu', 'GET /api/shops/{shopId}/delivery-spots', 'GET /api/images/{id}'],
  ...[
    'GET /api/legal/{language}',
    'GET /api/sellers',
    'GET /api/cultures/languages',
    'POST /api/cultures/changeculture',
    'GET /api/campaigns',
  ],
  'POST /api/web-vitals',
  ...['POST /api/csp-report', 'POST /api/failure-report', 'POST /api/order', 'GET /api/order/{orderId}'],
  ...['POST /api/identity/register', 'POST /api/identity/confirmEmail', 'POST /api/identity/login'],
  ...['POST /api/identity/resendConfirmationEmail', 'POST /api/identity/forgotPassword'],
  ...['POST /api/identity/resetPassword', 'GET /api/identity/external-login', 'POST /api/user/logout'],
  ...['GET /api/identity/external-login/callback', 'POST /api/staff/session'],
  ...['POST /api/identity/passkey', 'POST /api/identity/passkey/options'],
  ...['POST /api/staff/session/passkey', 'POST /api/staff/session/passkey/options'],
];

const FAVORITE = { code: '1', type: 'shop' };
const NO_PASSKEY = {
  ...{ id: token(), rawId: token(), type: 'public-key' },
  response: { clientDataJSON: '', attestationObject: '' },
};
/** Bodies that are valid, of the calls that look at the caller after the body. */
const BODIES: Readonly<Record<string, object>> = {
  'PUT /api/user/profile': { name: 'A', lastName: 'B', email: '', phone: '' },
  'POST /api/user/favorite': FAVORITE,
  'DELETE /api/user/favorite': FAVORITE,
  'DELETE /api/user': { currentPassword: PASSWORD },
  'POST /api/user/passkeys/options': { currentPassword: PASSWORD },
  'POST /api/user/passkeys': NO_PASSKEY,
  'PUT /api/user/passkeys/{id}': { name: 'Phone' },
  'POST /api/staff/passkeys/options': { currentPassword: '' },
  'POST /api/staff/passkeys': NO_PASSKEY,
  'PUT /api/staff/passkeys/{id}': { name: 'Phone' },
  'POST /api/order/{orderId}/payment': { returnUrl: '/orders' },
  'POST /api/order/{orderId}/receipt': { email: 'a@example.com' },
  'PUT /api/order/{orderId}/push': {
    ...{ endpoint: 'https://push.example/a', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } },
  },
  'DELETE /api/order/{orderId}/push': { endpoint: 'https://push.example/a' },
  'POST /api/operator/order/{orderId}/status': { status: 'Started' },
  'PUT /api/operator/order/{orderId}/refunds/{refundId}': { reason: 'cold' },
  'POST /api/operator/coffee-card/use': { code: token() },
  'PUT /api/operator/shops/{shopId}/design': { stylesheet: '' },
  'POST /api/payment/notification': { id: token(), paymentId: token() },
};

const described = z.record(
  z.string(),
  z.record(z.string(), z.object({ 'x-access': z.string(), 'x-staff-act': z.optional(z.enum(STAFF_ACTS)) })),
);

/** Every call of the document, by who may make it. */
async function documentedCalls(): Promise<readonly (Call & { access: string; act: StaffAct | undefined })[]> {
  const { text } = await new Guest(api.origin).get('/api/openapi.json');
  return Object.entries(described.parse(JSON.parse(text).paths)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      ...{ path, access: call['x-access'], act: call['x-staff-act'] },
      method: methodOf(method),
    })),
  );
}

const methodOf = (name: string): Call['method'] =>
  must((['GET', 'POST', 'PUT', 'DELETE'] as const).find((method) => method.toLowerCase() === name));
const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

let api: TestApi;
let strangers: readonly (readonly [string, Browser])[];
let owner: Awaited<ReturnType<typeof aMember>>;
let orderId: string;
let admin: Browser;

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
  admin = (await aStaffMember(api, 'admin', [])).browser;
  const placed = await owner.browser.post('/api/order', anOrderBody(), { 'idempotency-key': token() });
  orderId = placedOrderDto.parse(JSON.parse(placed.text)).orderId;
});
afterAll(() => api.close());

let calls = 0;

/** Each from its own address, to avoid rate limits. */
function call(
  browser: Browser,
  asked: Call,
  body: object | undefined = BODIES[nameOf(asked)],
): Promise<Answer> {
  const { method, path } = asked;
  const address = path
    .replace('{shopId}', '1')
    .replace('{orderId}', orderId)
    .replace('{paymentId}', token())
    .replace('{refundId}', token())
    .replace('{date}', '2026-11-22')
    .replace(/\{\w+\}/g, token());
  calls += 1;
  const from = { 'x-forwarded-for': `10.0.${Math.floor(calls / 200)}.${calls % 200}` };
  return method === 'GET' ? browser.get(address, from) : browser.send(method, address, body, from);
}

/** Without waiting for the end of a stream, which has none. */
async function statusOf(browser: Browser, asked: Call): Promise<number> {
  if (!asked.path.endsWith('/events')) return (await call(browser, asked)).status;
  const leaving = new AbortController();
  const response = await fetch(api.origin + asked.path.replace('{shopId}', '1'), {
    headers: browser.headers(),
    signal: leaving.signal,
  });
  leaving.abort();
  return response.status;
}

/** The calls of one kind; a kind without calls would test nothing. */
async function callsOf(access: string): Promise<Awaited<ReturnType<typeof documentedCalls>>> {
  const calls = (await documentedCalls()).filter((each) => each.access === access);
  expect(calls.length).toBeGreaterThan(0);
  return calls;
}

describe('every call', () => {
  it('is for the staff, members, holders of an order, the operator or the payment provider, or listed as public', async () => {
    expect((await callsOf('everybody')).map(nameOf).toSorted()).toEqual(EVERYBODY.toSorted());
  });

  it('of a member requires a member', async () => {
    for (const asked of await callsOf('member')) {
      for (const [who, browser] of [...strangers, ['an admin', admin] as const]) {
        const answer = await call(browser, asked);
        expect([nameOf(asked), who, answer.status]).toEqual([nameOf(asked), who, 401]);
        expect(readProblem(answer).code).toBe('not-authenticated');
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      const member = asked.path === '/api/user' ? await aMember(api) : owner;
      const body = { ...BODIES[nameOf(asked)], ...(asked.method === 'PUT' && { email: member.email }) };
      // An id of nothing is not found, for the member alone.
      const status =
        nameOf(asked) === 'POST /api/user/passkeys' ? 400 : asked.path.endsWith('{id}') ? 404 : 200;
      expect([nameOf(asked), (await call(member.browser, asked, body)).status]).toEqual([
        nameOf(asked),
        status,
      ]);
    }
  });

  it('of the holder of an order requires the holder', async () => {
    const other = (await aMember(api)).browser;
    const callers = [...strangers, ['another member', other] as const, ['an admin', admin] as const];
    for (const asked of await callsOf('orderHolder')) {
      for (const [who, browser] of callers) {
        const answer = await call(browser, asked);
        expect([nameOf(asked), who, answer.status]).toEqual([nameOf(asked), who, 404]);
        expect(readProblem(answer).code).toBe('failed-find-order');
      }
    }
  });

  it('of the operator requires the operator', async () => {
    const callers = [...strangers, ['a member', owner.browser] as const, ['an admin', admin] as const];
    for (const asked of await callsOf('operator'))
      for (const [who, browser] of callers)
        expect([nameOf(asked), who, (await call(browser, asked)).status]).toEqual([nameOf(asked), who, 401]);
  });

  it('of the payment provider requires a signature', async () => {
    for (const asked of await callsOf('paymentProvider'))
      for (const [who, browser] of [...strangers, ['a member', owner.browser] as const]) {
        const answer = await call(browser, asked);
        expect([who, answer.status, readProblem(answer).code]).toEqual([who, 401, 'not-signed']);
      }
  });
});

describe('every call of the staff', () => {
  /** Logs a caller out, so it comes last. */
  const isLogout = (asked: Call): boolean => nameOf(asked) === 'DELETE /api/staff/session';

  it('requires staff', async () => {
    const ended = [
      ['with the session of an account that has ended', await anEndedStaffMember()],
      [
        'with a revoked token',
        new Browser(api.origin, bearer(await aStaffToken(api, 'admin', [], 'revoked'))),
      ],
      ['with a forged token', new Browser(api.origin, bearer(`lucka_staff_${token()}${token().slice(1)}`))],
      ['with the token of the operator', new Browser(api.origin, bearer(OPERATOR_TOKEN))],
      ['a member', owner.browser],
    ] as const;
    for (const asked of await callsOf('staff'))
      for (const [who, browser] of [...strangers, ...ended]) {
        const answer = await call(browser, asked);
        expect([nameOf(asked), who, answer.status]).toEqual([nameOf(asked), who, 401]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
  });

  it.each(STAFF_ROLES.flatMap((role) => [1, 2].map((shop) => ({ role, shop }))))(
    'is for $role of shop $shop as its act says, by session and by token',
    async ({ role, shop }) => {
      const secret = await aStaffToken(api, role, [shop]);
      const callers = [
        { kind: 'person', browser: (await aStaffMember(api, role, [shop])).browser },
        { kind: 'machine', browser: new Browser(api.origin, bearer(secret)) },
      ] as const;
      const calls = (await callsOf('staff')).toSorted((a, b) => Number(isLogout(a)) - Number(isLogout(b)));
      for (const asked of calls) {
        const isAllowed = asked.act === undefined || mayDo(role, asked.act);
        const isOwn = role === 'admin' || shop === 1;
        for (const { kind, browser } of callers) {
          const status = await statusOf(browser, asked);
          const seen = [401, 403].includes(status) ? status : 'admitted';
          const isFor = isAllowed && (kind === 'person' || !isOfPeople(asked));
          expect([nameOf(asked), kind, seen]).toEqual([
            ...[nameOf(asked), kind, expectedOf(asked, isFor, isOwn)],
          ]);
          if (isAllowed && !isOwn && asked.path.includes('{orderId}')) expect(status).not.toBe(200);
        }
      }
    },
  );

  /** A machine has no passkeys. */
  const isOfPeople = ({ path }: Call): boolean => path.startsWith('/api/staff/passkeys');
  const expectedOf = ({ path }: Call, isAllowed: boolean, isOwn: boolean): 403 | 'admitted' =>
    !isAllowed || (!isOwn && path.includes('{shopId}')) ? 403 : 'admitted';
});

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

async function anEndedStaffMember(): Promise<Browser> {
  const { email, browser } = await aStaffMember(api, 'admin', []);
  const account = must(await api.stores.staff.findByEmail(email));
  await api.stores.staff.removeAccount(account.id);
  return browser;
}
