import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProfileChangeDto } from '@/adapters/contract/identity';
import { parseOrderId } from '@/domain/order/order';
import { emailKeyOf, type Account } from '@api/accounts/account';
import { sha256 } from '@api/system/hashes';
import { aKey, aNewOrder } from '@test/support/api/a-stored-order';
import { aNewAccount, anAccountId } from '@test/support/api/an-account';
import { Guest, readProblem, token, type Answer } from '@test/support/api/guest';
import { aMember, Browser, lastMailTo, linkOf, PASSWORD } from '@test/support/api/member';
import { openTestApi, type TestApi, IS_IN_PROCESS } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => {
  api.mail.sent.length = 0;
  api.mail.isFailing = false;
});
afterAll(() => api.close());

const NEW_PASSWORD = 'Kaffe-99';

type Member = Awaited<ReturnType<typeof aMember>>;

const change = ({ browser, email }: Member, different: Partial<ProfileChangeDto>): Promise<Answer> =>
  browser.send('PUT', '/api/user/profile', {
    ...{ name: 'Åsa', lastName: 'Ek', email, phone: '0701234567' },
    ...different,
  });
const codesOf = (answer: Answer): readonly string[] => Object.keys(readProblem(answer).errors ?? {});
const stored = async (email: string): Promise<Account> =>
  must(await api.stores.accounts.findByEmail(emailKeyOf(email)));

describe('GET /api/user/profile', () => {
  it('is 401 for a guest, and never cached [API-07]', async () => {
    const answer = await new Guest(api.origin).get('/api/user/profile');
    expect(readProblem(answer)).toMatchObject({ status: 401, code: 'not-authenticated' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toContain('Cookie');
  });

  it("is not authenticated for a guest who accepts that, and a member's for a member [DEC-64]", async () => {
    const accepting = { 'accept-guest': 'true' };
    const guest = await new Guest(api.origin).get('/api/user/profile', accepting);
    expect([guest.status, JSON.parse(guest.text)]).toMatchObject([200, { isAuthenticated: false }]);
    const { browser } = await aMember(api);
    const member = await browser.get('/api/user/profile', accepting);
    expect(JSON.parse(member.text)).toMatchObject({ isAuthenticated: true });
  });

  it('has no-store headers', async () => {
    const { browser } = await aMember(api);
    for (const path of ['/api/user/profile/x.css', '/api/user/profile.css', '/api/user/profile/']) {
      expect((await browser.get(path)).status).toBe(404);
    }
  });
});

describe('PUT /api/user/profile', () => {
  it('changes name and number, and answers the profile [FORM-02]', async () => {
    const member = await aMember(api);
    const answer = await change(member, { name: ' Ása ', lastName: 'Ekström\u202e', phone: '08-123 456 78' });
    expect(JSON.parse(answer.text)).toMatchObject({
      ...{
        isAuthenticated: true,
        name: 'Ása',
        lastName: 'Ekström',
        phone: '+46812345678',
        email: member.email,
      },
    });
    expect((await member.browser.profile()).text).toBe(answer.text);
    expect(api.mail.sent).toHaveLength(1);
  });

  it('lists all errors at once, and then changes nothing [FORM-02, ERR-11, ERR-13]', async () => {
    const member = await aMember(api);
    const before = (await member.browser.profile()).text;
    const wrong = { name: '', email: 'x', phone: '1', currentPassword: 'Wrong-1', newPassword: 'aaaaaa' };
    expect(codesOf(await change(member, wrong))).toEqual([
      ...['register-user-failure', 'invalid-phone', 'PasswordMismatch'],
      ...['PasswordRequiresNonAlphanumeric', 'PasswordRequiresDigit', 'PasswordRequiresUpper'],
      'PasswordTooCommon',
    ]);
    expect((await member.browser.profile()).text).toBe(before);
  });

  it.each([
    [{ currentPassword: 'Wrong-1', newPassword: NEW_PASSWORD }, 'PasswordMismatch'],
    [{ newPassword: NEW_PASSWORD }, 'PasswordMismatch'],
    [{ currentPassword: PASSWORD }, 'PasswordTooShort'],
  ])('needs both passwords or none: not %j [FORM-02]', async (passwords, code) => {
    const member = await aMember(api);
    expect(codesOf(await change(member, passwords))).toContain(code);
    expect((await new Browser(api.origin).logIn(member.email)).status).toBe(200);
  });

  it('ends every other session with a new password, renews this one, and notifies the member', async () => {
    const member = await aMember(api);
    const other = new Browser(api.origin);
    await other.logIn(member.email);
    const before = member.browser.cookies.get('__Host-session');
    expect((await change(member, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(200);
    expect((await other.profile()).status).toBe(401);
    expect((await member.browser.profile()).status).toBe(200);
    const replay = new Browser(api.origin);
    replay.cookies.set('__Host-session', must(before));
    expect((await replay.profile()).status).toBe(401);
    expect((await other.logIn(member.email, PASSWORD)).status).toBe(401);
    expect((await other.logIn(member.email, NEW_PASSWORD)).status).toBe(200);
    await expect.poll(() => lastMailTo(api, member.email).subject).toBe('Ditt lösenord är ändrat');
  });

  it('allows 5 wrong current passwords in 15 minutes', async () => {
    const member = await aMember(api);
    const wrong = { currentPassword: 'Wrong-1', newPassword: NEW_PASSWORD };
    for (let time = 0; time < 5; time += 1) expect((await change(member, wrong)).status).toBe(400);
    expect((await change(member, wrong)).status).toBe(429);
    expect((await change(member, {})).status).toBe(200);
  });

  it('resets the count of wrong current passwords after a right one', async () => {
    const member = await aMember(api);
    const wrong = { currentPassword: 'Wrong-1', newPassword: NEW_PASSWORD };
    for (const [current, next] of [
      [PASSWORD, NEW_PASSWORD],
      [NEW_PASSWORD, PASSWORD],
    ]) {
      for (let time = 0; time < 4; time += 1) expect((await change(member, wrong)).status).toBe(400);
      expect((await change(member, { currentPassword: current, newPassword: next })).status).toBe(200);
    }
  });

  it.skipIf(IS_IN_PROCESS)('changes the address when it is confirmed, and notifies the old one', async () => {
    const member = await aMember(api);
    const email = `${token()}@example.com`;
    expect(JSON.parse((await change(member, { email, currentPassword: PASSWORD })).text)).toMatchObject({
      email: member.email,
    });
    await expect.poll(() => lastMailTo(api, member.email).text).toContain(email);
    const link = linkOf(lastMailTo(api, email));
    expect((await new Browser(api.origin).logIn(email)).status).toBe(401);
    const reader = new Browser(api.origin);
    const code = Object.fromEntries(link.searchParams);
    expect((await reader.post('/api/identity/confirmEmail', code)).status).toBe(200);
    expect(JSON.parse((await member.browser.profile()).text)).toMatchObject({ email });
    expect((await reader.logIn(email)).status).toBe(200);
    expect((await reader.logIn(member.email)).status).toBe(401);
  });

  it('requires the current password for a new address, and sends nothing without it [DEC-98]', async () => {
    const member = await aMember(api);
    const email = `${token()}@example.com`;
    for (const currentPassword of [undefined, 'Wrong-1']) {
      expect(codesOf(await change(member, { email, currentPassword }))).toEqual(['PasswordMismatch']);
    }
    expect(api.mail.sent.filter(({ to }) => to === email)).toEqual([]);
  });

  it('requires no password of an account that has none [DEC-98]', async () => {
    const { id: accountId, email } = must(
      await api.stores.accounts.create(aNewAccount({ passwordHash: undefined })),
    );
    const secret = token() + token().slice(0, 21);
    await api.stores.sessions.open({
      ...{ tokenHash: sha256(secret), accountId, passwordHash: undefined, browser: undefined },
      ...{ createdAt: api.clock.now(), isPersistent: true },
    });
    const browser = new Browser(api.origin);
    browser.cookies.set('__Host-session', secret);
    expect((await change({ browser, email }, { email: `${token()}@example.com` })).status).toBe(200);
  });

  it('changes password and address at once', async () => {
    const member = await aMember(api);
    const email = `${token()}@example.com`;
    const passwords = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await change(member, { email, ...passwords })).status).toBe(200);
    const code = Object.fromEntries(linkOf(lastMailTo(api, email)).searchParams);
    expect((await member.browser.post('/api/identity/confirmEmail', code)).status).toBe(200);
    expect((await new Browser(api.origin).logIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it("refuses another member's address, and changes nothing if the e-mail cannot be sent [ERR-11, ERR-13]", async () => {
    const [member, other] = [await aMember(api), await aMember(api)];
    const taken = await change(member, {
      ...{ email: other.email.toUpperCase(), name: 'Bo', currentPassword: PASSWORD },
    });
    expect(codesOf(taken)).toEqual(['DuplicateEmail']);
    api.mail.isFailing = true;
    const unsent = await change(member, {
      ...{ email: `${token()}@example.com`, name: 'Bo', currentPassword: PASSWORD },
    });
    expect(codesOf(unsent)).toEqual(['send-email-confirmation-failed']);
    expect((await stored(member.email)).firstName).toBe('Åsa');
  });

  it('requires a member', async () => {
    const guest = { browser: new Browser(api.origin), email: 'a@example.com' };
    expect((await change(guest, {})).status).toBe(401);
  });
});

describe('DELETE /api/user', () => {
  const remove = ({ browser }: Member, currentPassword = PASSWORD): Promise<Answer> =>
    browser.send('DELETE', '/api/user', { currentPassword });

  it('requires the password', async () => {
    const member = await aMember(api);
    expect(codesOf(await remove(member, 'Wrong-1'))).toEqual(['PasswordMismatch']);
    expect((await member.browser.profile()).status).toBe(200);
  });

  it.skipIf(IS_IN_PROCESS)(
    'deletes the account and all personal data, and sends a confirmation',
    async () => {
      const member = await aMember(api, { favoriteShop: 2 });
      const { id } = await stored(member.email);
      expect((await remove(member)).status).toBe(200);
      expect(member.browser.cookies.has('__Host-session')).toBe(false);
      expect((await member.browser.logIn(member.email)).status).toBe(401);
      await expect.poll(() => lastMailTo(api, member.email).subject).toBe('Ditt konto är borttaget');
      const tables = [
        'account',
        'account_session',
        'account_device',
        'account_code',
        'favorite',
        'account_passkey',
      ];
      for (const table of tables) {
        const rows = await api.database.database.query(
          `SELECT 1 FROM ${table} WHERE ${table === 'account' ? 'id' : 'account_id'} = $1`,
          [id],
        );
        expect(rows).toEqual([]);
      }
      expect((await aMember(api, { email: member.email })).browser.cookies.has('__Host-session')).toBe(true);
    },
  );

  it.skipIf(IS_IN_PROCESS)('preserves a paid order for the kitchen and the holder of its code', async () => {
    const member = await aMember(api);
    const { id } = await stored(member.email);
    const guest = new Guest(api.origin);
    const order = await guest.paid({ email: member.email, phoneNumber: '0701234567' });
    await api.database.database.query('UPDATE customer_order SET account_id = $2 WHERE id = $1', [
      order.orderId,
      id,
    ]);
    await guest.post(
      `/api/order/${order.orderId}/receipt`,
      { email: member.email },
      { 'customer-code': order.customerCode },
    );
    await remove(member);
    expect((await guest.status(order.orderId, order.customerCode)).text).toBe('"Added"');
    const saved = must(await api.stores.orders.find(must(parseOrderId(order.orderId))));
    expect(saved).toMatchObject({ accountId: undefined, email: undefined, phoneNumber: undefined });
    const rows = await api.database.database.query<{ text: string }>(
      `SELECT to_jsonb(customer_order)::text AS text FROM customer_order WHERE id = $1
       UNION ALL SELECT to_jsonb(receipt)::text FROM receipt WHERE order_id = $1`,
      [order.orderId],
    );
    for (const { text } of rows) expect(text).not.toContain(member.email);
  });
});

describe('DELETE /api/user at the moment of an order', () => {
  it.skipIf(IS_IN_PROCESS)('anonymizes an order that is being written at the same time', async () => {
    const member = await aMember(api);
    const { id } = await stored(member.email);
    const { database } = api.database;
    const order = aNewOrder({ email: member.email });
    await api.stores.orders.place(order, aKey());
    await database
      .transaction(async (queries) => {
        await queries.query('UPDATE customer_order SET account_id = $2 WHERE id = $1', [order.id, id]);
        const removing = api.stores.accounts.remove(id);
        const waiting = `SELECT 1 FROM pg_stat_activity
                         WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        await expect.poll(async () => (await database.query(waiting)).length).toBeGreaterThan(0);
        return { removing };
      })
      .then(({ removing }) => removing);
    expect(await api.stores.orders.find(order.id)).toMatchObject({ accountId: undefined, email: undefined });
  });

  it.skipIf(IS_IN_PROCESS)("places the order as a guest's", async () => {
    const order = aNewOrder({ accountId: anAccountId() });
    expect(await api.stores.orders.place(order, aKey())).toMatchObject({
      kind: 'placed',
      order: { accountId: undefined },
    });
  });
});

describe('GET /api/user/export', () => {
  it('exports all data of the member, and of no other', async () => {
    const [member, other] = [await aMember(api, { favoriteShop: 2 }), await aMember(api)];
    const { id } = await stored(member.email);
    const order = aNewOrder({ accountId: id, phoneNumber: '+46701234567' });
    await api.stores.orders.place(order, aKey());
    await api.stores.orders.place(aNewOrder({ accountId: (await stored(other.email)).id }), aKey());
    await member.browser.get('/api/campaigns');
    const answer = await member.browser.get('/api/user/export');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="lucka.json"');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.text)).toMatchObject({
      profile: { email: member.email, favorites: [{ type: 'shop', code: '2' }], phone: '+46701234567' },
      ...{ language: 'sv', isEmailConfirmed: true },
      externalLogins: [],
      coffeeCards: [{ campaignId: 'coffee-card', usesLeft: 2 }],
      sessions: [{ begunAt: expect.any(String), lastUsedAt: expect.any(String) }],
      orders: [{ orderId: order.id, total: 51, email: 'me@example.com', phoneNumber: '+46701234567' }],
    });
    expect(JSON.parse(answer.text).orders).toHaveLength(1);
    expect(answer.text).not.toMatch(/argon2|[0-9a-f]{64}/);
  });

  it('requires a member', async () => {
    expect((await new Guest(api.origin).get('/api/user/export')).status).toBe(401);
  });
});
