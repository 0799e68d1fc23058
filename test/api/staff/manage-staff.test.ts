import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeStaffToken, staffAccounts } from '@/adapters/contract/staff/accounts';
import * as z from 'zod/mini';
import { auditPage } from '@/adapters/contract/staff/audit';
import { orderMove } from '@/adapters/contract/staff/board';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { formatInstant } from '@/domain/shared/instant';
import { Guest, readProblem, token } from '@test/support/api/guest';
import { Browser } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aStaffMember, STAFF_PASSWORD } from '@test/support/api/staff';

let api: TestApi;
let admin: { readonly email: string; readonly browser: Browser };
beforeAll(async () => {
  api = await openTestApi();
  admin = await aStaffMember(api, 'admin', []);
});
afterAll(() => api.close());

const aForm = (different: object = {}) => ({
  ...{ email: `${token()}@lucka.example`, name: 'Siv', role: 'kitchen', shops: [1] },
  ...{ password: STAFF_PASSWORD, ...different },
});
const logIn = ({ email }: { readonly email: string }, browser = new Browser(api.origin)) =>
  browser.post(staffPaths.session, { email, password: STAFF_PASSWORD });
const entries = async (browser = admin.browser, query = '') =>
  auditPage.parse(JSON.parse((await browser.get(staffPaths.audit + query)).text)).entries;

describe('accounts of the staff', () => {
  it('are added by an admin, log in, and end with their sessions', async () => {
    const form = aForm();
    expect((await admin.browser.post(staffPaths.accounts, form)).status).toBe(201);
    const cook = new Browser(api.origin);
    expect((await logIn(form, cook)).status).toBe(200);
    const listed = await admin.browser.get(staffPaths.accounts);
    expect(listed.text).not.toContain('argon2');
    const { accounts } = staffAccounts.parse(JSON.parse(listed.text));
    const account = accounts.find(({ email }) => email === form.email);
    expect(account).toMatchObject({ role: 'kitchen', shops: [1], lastUsedAt: api.clock.now() });
    expect((await admin.browser.send('DELETE', staffPaths.account(account?.id ?? ''))).status).toBe(204);
    expect((await cook.get(staffPaths.session)).status).toBe(401);
    expect((await logIn(form)).status).toBe(401);
    expect((await entries()).slice(0, 3)).toMatchObject([
      { act: 'endStaff', actor: admin.email, subject: form.email },
      { act: 'logIn', actor: form.email },
      { act: 'addStaff', actor: admin.email, subject: form.email, detail: 'kitchen 1' },
    ]);
  });

  it.each([
    [{ email: 'no address' }, 'email'],
    [{ password: 'too short' }, 'password'],
    [{ shops: [] }, 'shops'],
  ])('are refused with %j', async (different, parameter) => {
    const refused = await admin.browser.post(staffPaths.accounts, aForm(different));
    expect([refused.status, readProblem(refused).parameter]).toEqual([422, parameter]);
  });

  it('have an administrator left: the last one cannot be ended, and stays logged in', async () => {
    const { accounts } = staffAccounts.parse(JSON.parse((await admin.browser.get(staffPaths.accounts)).text));
    const own = accounts.find(({ email }) => email === admin.email)?.id ?? '';
    const endSelf = () => admin.browser.send('DELETE', staffPaths.account(own));
    const refused = await endSelf();
    expect([refused.status, readProblem(refused).code]).toEqual([409, 'last-admin']);
    expect((await admin.browser.get(staffPaths.session)).status).toBe(200);
    const other = await aStaffMember(api, 'admin', []);
    expect((await endSelf()).status).toBe(204);
    expect((await admin.browser.get(staffPaths.session)).status).toBe(401);
    admin = other;
  });

  it('have one address each', async () => {
    const form = aForm();
    await admin.browser.post(staffPaths.accounts, form);
    const again = await admin.browser.post(staffPaths.accounts, aForm({ email: form.email.toUpperCase() }));
    expect([again.status, readProblem(again).code]).toEqual([409, 'email-taken']);
  });
});

describe('tokens of machines', () => {
  it('show their secret once, act in their shops, and can be revoked', async () => {
    const answer = await admin.browser.post(staffPaths.tokens, {
      name: 'till 1',
      role: 'manager',
      shops: [1],
    });
    const { id, secret } = madeStaffToken.parse(JSON.parse(answer.text));
    const till = new Browser(api.origin, { authorization: `Bearer ${secret}` });
    await new Guest(api.origin).paid();
    expect((await till.get(staffPaths.orders(1))).status).toBe(200);
    expect((await till.get(staffPaths.orders(2))).status).toBe(403);
    await till.send('PUT', staffPaths.pause(1), {});
    expect((await entries())[0]).toMatchObject({ act: 'pauseShop', actor: 'token till 1' });
    await till.send('DELETE', staffPaths.pause(1));
    const listed = await admin.browser.get(staffPaths.tokens);
    expect(listed.text).toContain('till 1');
    expect(listed.text).not.toContain(secret);
    expect((await admin.browser.send('DELETE', staffPaths.token(id))).status).toBe(204);
    expect((await till.get(staffPaths.orders(1))).status).toBe(401);
  });

  it('have a shop, unless they are an admin’s', async () => {
    const refused = await admin.browser.post(staffPaths.tokens, { name: 'till', role: 'kitchen', shops: [] });
    expect([refused.status, readProblem(refused).parameter]).toEqual([422, 'shops']);
  });
});

describe('the audit log', () => {
  it('shows a manager the acts of their shops alone', async () => {
    const [own, other] = [await aStaffMember(api, 'manager', [1]), await aStaffMember(api, 'manager', [2])];
    await own.browser.send('PUT', staffPaths.soldOut(1, 'coffee'), {});
    await own.browser.send('DELETE', staffPaths.soldOut(1, 'coffee'));
    expect((await entries(own.browser)).every(({ shopId }) => shopId === 1)).toBe(true);
    expect(await entries(own.browser, '?limit=2')).toMatchObject([{ act: 'offerAgain' }, { act: 'sellOut' }]);
    expect(await entries(other.browser)).toEqual([]);
    expect((await other.browser.get(`${staffPaths.audit}?shopId=1`)).status).toBe(403);
  });

  it('names an order by its number, and is chosen by person, act and time, also as a table', async () => {
    const { email, browser } = await aStaffMember(api, 'manager', [1]);
    const order = await new Guest(api.origin).paid();
    const move = z.encode(orderMove, { from: 'added', status: 'started', reason: undefined });
    await browser.send('PUT', staffPaths.orderStatus(order.orderId), move);
    await browser.send('PUT', staffPaths.soldOut(1, 'coffee'), {});
    await browser.send('DELETE', staffPaths.soldOut(1, 'coffee'));
    const who = `who=${encodeURIComponent(email.toUpperCase())}`;
    const [moved] = await entries(browser, `?${who}&act=moveOrder`);
    expect(moved).toMatchObject({ actor: email, subject: order.orderId });
    expect(moved?.orderNumber).toMatch(/^\d+$/);
    expect((await entries(browser, `?${who}`)).map(({ act }) => act)).toEqual([
      ...['offerAgain', 'sellOut', 'moveOrder'],
    ]);
    const now = encodeURIComponent(formatInstant(api.clock.now()));
    expect(await entries(browser, `?${who}&until=${now}`)).toEqual([]);
    expect(await entries(browser, `?${who}&from=${now}`)).toHaveLength(3);
    const table = await browser.get(`${staffPaths.auditExport}?${who}&act=moveOrder`);
    expect(table.text.trim().split('\r\n')).toHaveLength(2);
    expect((await browser.get(`${staffPaths.audit}?act=unknown`)).status).toBe(400);
  });

  it('is exported as a table that no spreadsheet computes', async () => {
    await admin.browser.post(staffPaths.tokens, { name: '=1+"1"', role: 'admin', shops: [] });
    const { text, headers } = await admin.browser.get(staffPaths.auditExport);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, newest] = text.split('\r\n');
    expect(head).toBe('id,at,actor,act,shopId,subject,detail,orderNumber');
    expect(newest).toContain(`addToken,,"'=1+""1""",admin`);
    expect((await entries())[0]).toMatchObject({ act: 'export', subject: 'audit' });
  });
});
