import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { oneLine } from '@/domain/shared/one-line';
import { Guest, anOrderBody, token, type Answer } from '@test/support/api/guest';
import { aMember, type Member } from '@test/support/api/a-member';
import { NEW_KEY, notificationBody, sendNotification } from '@test/support/api/notify';
import { openTestApi, OPERATOR_TOKEN, type TestApi } from '@test/support/api/open-test-api';
import { aStaffMember, STAFF_PASSWORD } from '@test/support/api/staff';
import { signatureOf } from '@api/payments/notification-signature';

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `*` for each part that is changed. */
  readonly path: string;
  readonly body?: unknown;
}

/** Every call that takes a text, as it is accepted, or as near to it as a stranger comes. */
const CALLS: readonly Call[] = [
  ...['/api/*', '/api/shops/*', '/api/shops/*/menu', '/api/shops/*/delivery-spots', '/api/images/*'].map(get),
  ...['/api/images/dish?w=*', '/api/images/dish?_t=*', '/api/order/*', '/api/order/*/details'].map(get),
  ...['/api/order/*/events', '/api/order/*/payment/*', '/api/settings?*', '/*', '/assets/*'].map(get),
  ...['/api/user/order-history?pageIndex=*', '/api/user/order-history?pageSize=*'].map(get),
  ...['/api/identity/external-login?provider=*', '/demo-payment/*', '/demo-login/*', '/demo-mail/*'].map(get),
  ...['/api/identity/external-login?provider=lucka-id&returnUrl=*'].map(get),
  ...['/api/identity/external-login/callback?state=*&code=*&error=*'].map(get),
  { method: 'POST', path: '/api/cultures/changeculture?cultureCode=*' },
  {
    method: 'POST',
    path: '/api/order',
    body: {
      ...anOrderBody({ note: 'x', email: 'me@example.com', phoneNumber: '0701234567' }),
      items: [
        {
          code: 'meatballs',
          quantity: 1,
          choices: [{ level: 1, choiceCode: 'side', articleCode: 'mash', parent: '' }],
        },
      ],
    },
  },
  { method: 'POST', path: '/api/order/*/payment', body: { returnUrl: '/orders' } },
  { method: 'POST', path: '/api/order/*/receipt', body: { email: 'me@example.com' } },
  { method: 'POST', path: '/api/user/favorite', body: { code: 'coffee', type: 'article' } },
  { method: 'DELETE', path: '/api/user/favorite', body: { code: 'coffee', type: 'article' } },
  {
    method: 'PUT',
    path: '/api/user/profile',
    body: {
      name: 'A',
      lastName: 'B',
      email: 'a@example.com',
      phone: '',
      currentPassword: '',
      newPassword: '',
    },
  },
  { method: 'DELETE', path: '/api/user', body: { currentPassword: 'x' } },
  {
    method: 'POST',
    path: '/api/identity/login?useSessionCookies=*',
    body: { email: 'a@example.com', password: 'x' },
  },
  {
    method: 'POST',
    path: '/api/identity/register',
    body: {
      ...{
        email: 'new@example.com',
        password: 'Rågbröd-7',
        firstName: 'A',
        lastName: 'B',
        phone: '0701234567',
      },
      acceptedTerms: true,
    },
  },
  { method: 'POST', path: '/api/identity/confirmEmail', body: { userId: token(), code: token() } },
  { method: 'POST', path: '/api/identity/resendConfirmationEmail', body: { email: 'a@example.com' } },
  { method: 'POST', path: '/api/identity/forgotPassword', body: { email: 'a@example.com' } },
  {
    method: 'POST',
    path: '/api/identity/resetPassword',
    body: { email: 'a@example.com', resetCode: token(), newPassword: 'Rågbröd-7' },
  },
  { method: 'POST', path: '/api/operator/order/*/status', body: { status: 'Started' } },
  { method: 'POST', path: '/api/operator/coffee-card/use', body: { code: token() } },
  { method: 'PUT', path: '/api/operator/shops/*/design', body: { stylesheet: '.shop-1 { color: red }' } },
  { method: 'PUT', path: '/api/operator/shops/1/design', body: { stylesheet: '.shop-1 { color: red }' } },
  {
    method: 'POST',
    path: '/api/failure-report',
    body: { id: 'lucka:x', message: 'x', url: 'http://localhost/', at: '2026-11-21' },
  },
  { method: 'POST', path: '/api/web-vitals', body: { route: 'menuPage', lcp: 1_200 } },
  { method: 'POST', path: '/api/csp-report', body: { 'csp-report': { 'effective-directive': 'img-src' } } },
];

function get(path: string): Call {
  return { method: 'GET', path };
}

/** NUL, which PostgreSQL cannot store, a lone surrogate, line breaks and direction marks. */
const TEXTS = ['\0', 'a\0b', '\uD800', '\uFFFF', '\r\n', '\u202E', '%', '%00', "'"];
const ENCODED = ['%00', 'a%00b', '%ED%A0%80', '%EF%BF%BF', '%0D%0A', '%25', '%2500', '%', '%ff', '\u00e5'];

let api: TestApi;
let member: Member;
let calls = 0;

beforeAll(async () => {
  api = await openTestApi({ options: { trustedProxies: 1, notificationKeys: [NEW_KEY] } });
  member = await aMember(api, { passwordHash: await hash('Rågbröd-7') });
});
afterAll(() => api.close());

/** Each from an address of its own, and as member and operator at once: nothing is turned away before it is read. */
function ask({ method, path, body }: Call): Promise<Answer> {
  const headers = {
    ...member.headers,
    authorization: `Bearer ${OPERATOR_TOKEN}`,
    'idempotency-key': token(),
    'x-forwarded-for': `10.${(calls += 1) >> 8}.${calls & 255}.1`,
  };
  const guest = new Guest(api.origin);
  return method === 'GET' ? guest.get(path, headers) : guest.send(method, path, body, headers);
}

/** The same value as often as it has texts, each time another of them changed. */
function changed(value: unknown, text: string): readonly unknown[] {
  if (typeof value === 'string') return [text, value + text];
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => changed(one, text).map((other) => value.with(at, other)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    changed(one, text).map((other) => ({ ...value, [name]: other })),
  );
}

describe('a text that PostgreSQL cannot store', () => {
  it.each(CALLS.filter(({ path }) => path.includes('*')))(
    'in the address of $method $path never causes a server error',
    async (call) => {
      const { path } = call;
      for (const text of ENCODED) {
        const answer = await ask({ ...call, path: path.replaceAll('*', text) });
        expect([text, answer.status, answer.status < 500]).toEqual([text, answer.status, true]);
      }
    },
  );

  it.each(CALLS.filter(({ body }) => body !== undefined))(
    'in the body of $method $path never causes a server error',
    async (call) => {
      for (const text of TEXTS) {
        for (const body of changed(call.body, text)) {
          const answer = await ask({ ...call, path: call.path.replaceAll('*', '1'), body });
          expect([body, answer.status, answer.status < 500]).toEqual([body, answer.status, true]);
        }
      }
    },
  );

  it('in a payment notification never causes a server error', async () => {
    for (const text of TEXTS) {
      for (const body of [notificationBody(text), notificationBody(token(), text)]) {
        const headers = { 'payment-signature': signatureOf(NEW_KEY, api.clock.now(), Buffer.from(body)) };
        expect([204, 422]).toContain(await sendNotification(api, body, headers));
      }
    }
  });

  it.each(TEXTS)('%j is removed from what staff writes, which stays on one line', async (text) => {
    const written = `för${text}sent`;
    const [guest, admin] = [new Guest(api.origin), (await aStaffMember(api, 'admin')).browser];
    const [refused, started] = [await guest.paid(), await guest.paid()];
    const status = ({ orderId }: { readonly orderId: string }) => staffPaths.orderStatus(orderId);
    await admin.send('PUT', status(started), { from: 'Added', status: 'Started' });
    const account = { email: `${token()}@lucka.example`, name: written, role: 'admin', shops: [] };
    const answers = [
      await admin.send('PUT', status(refused), { from: 'Added', status: 'Rollbacked', reason: written }),
      await admin.send('PUT', staffPaths.refund(started.orderId, token()), { reason: written }),
      await admin.post(staffPaths.tokens, { name: written, role: 'admin', shops: [] }),
      await admin.post(staffPaths.accounts, { ...account, password: STAFF_PASSWORD }),
      await admin.get(staffPaths.audit),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 201, 201, 200]);
    const line = oneLine(written);
    expect(JSON.parse(answers[0]?.text ?? '')).toMatchObject({ reason: { kind: 'staff', text: line } });
    for (const answer of answers.slice(1)) expect(answer.text).toContain(JSON.stringify(line).slice(1, -1));
  });

  it('is removed from stored orders and members', async () => {
    const guest = new Guest(api.origin);
    const placed = await guest.order(anOrderBody({ note: 'utan\0 lök\uD800' }));
    expect(placed.status).toBe(201);
    const { orderId, customerCode } = JSON.parse(placed.text);
    const details = await guest.get(`/api/order/${orderId}/details`, { 'customer-code': customerCode });
    expect(JSON.parse(details.text).note).toBe('utan lök');
  });
});
