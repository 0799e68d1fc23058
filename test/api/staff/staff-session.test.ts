import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffMember } from '@/adapters/contract/staff/session';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { STAFF_IDLE_MS, STAFF_SESSION_MAX_MS } from '@api/staff/staff-store';
import { readProblem } from '@test/support/api/guest';
import { aMember, Browser } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aStaffMember, aStaffToken, STAFF_PASSWORD } from '@test/support/api/staff';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const SESSION = '/api/staff/session';

describe('PUT /api/staff/password', () => {
  const NEW_PASSWORD = 'Mer salt i gröten 7';
  const change = (browser: Browser, currentPassword: string, newPassword: string) =>
    browser.send('PUT', staffPaths.password, { currentPassword, newPassword });
  const logIn = async (email: string, password: string, browser = new Browser(api.origin)) => {
    await browser.post(SESSION, { email, password });
    return browser;
  };
  const isIn = async (browser: Browser) => (await browser.get(SESSION)).status === 200;

  it('changes the own password, ends the other sessions and the copies of this one', async () => {
    const { email, browser } = await aStaffMember(api);
    const [elsewhere, copy] = [await logIn(email, STAFF_PASSWORD), new Browser(api.origin)];
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await change(browser, STAFF_PASSWORD, NEW_PASSWORD)).status).toBe(204);
    expect(await Promise.all([browser, elsewhere, copy].map(isIn))).toEqual([true, false, false]);
    expect(await isIn(await logIn(email, STAFF_PASSWORD))).toBe(false);
    expect(await isIn(await logIn(email, NEW_PASSWORD))).toBe(true);
    const entries = await api.stores.audit.read({ shopIds: undefined, before: undefined, limit: 10 });
    expect(entries).toContainEqual(
      expect.objectContaining({ act: 'changePassword', actor: email, subject: email }),
    );
  });

  it.each([
    ['a wrong current one', 'not this one', NEW_PASSWORD, 'currentPassword'],
    ['a short new one', STAFF_PASSWORD, 'elevenchars', 'newPassword'],
  ])('refuses %s, and changes nothing', async (_, current, wanted, parameter) => {
    const { email, browser } = await aStaffMember(api);
    const refused = await change(browser, current, wanted);
    expect([refused.status, readProblem(refused).parameter]).toEqual([422, parameter]);
    expect(await isIn(browser)).toBe(true);
    expect(await isIn(await logIn(email, STAFF_PASSWORD))).toBe(true);
  });

  it('limits guesses of the current one in a browser that is left open', async () => {
    const { browser } = await aStaffMember(api);
    for (let tries = 0; tries < 5; tries += 1) await change(browser, 'guessed', NEW_PASSWORD);
    expect((await change(browser, STAFF_PASSWORD, NEW_PASSWORD)).status).toBe(429);
  });

  it('is not for machines, which have none', async () => {
    const secret = await aStaffToken(api, 'admin', []);
    const till = new Browser(api.origin, { authorization: `Bearer ${secret}` });
    expect((await change(till, STAFF_PASSWORD, NEW_PASSWORD)).status).toBe(403);
  });
});

describe('the session of the staff', () => {
  it('says who is logged in, with the shops to work in', async () => {
    const { email, browser } = await aStaffMember(api, 'manager', [1, 2]);
    const answer = await browser.get(SESSION);
    const member = staffMember.parse(JSON.parse(answer.text));
    expect(member).toMatchObject({ email, name: 'Siv', role: 'manager' });
    expect(member.shops.map(({ id }) => id)).toEqual([1, 2]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('gives an admin every shop', async () => {
    const { browser } = await aStaffMember(api, 'admin', []);
    const { shops } = staffMember.parse(JSON.parse((await browser.get(SESSION)).text));
    expect(shops).toHaveLength((await api.stores.shops.list()).length);
  });

  it('is a cookie of its own that no other site and no script gets', async () => {
    const { email } = await aStaffMember(api);
    const answer = await new Browser(api.origin).post(SESSION, { email, password: STAFF_PASSWORD });
    const [session, device] = answer.headers.getSetCookie();
    expect(device).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(session).toMatch(
      /^__Host-staff=[\w-]{43}; Max-Age=604800; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    );
  });

  it('ends by logout, also for a copy of the cookie', async () => {
    const { browser } = await aStaffMember(api);
    const copy = new Browser(api.origin);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await browser.send('DELETE', SESSION)).status).toBe(204);
    expect((await browser.get(SESSION)).status).toBe(401);
    expect((await copy.get(SESSION)).status).toBe(401);
  });

  it('ends after a time without a call, and in any case after a week', async () => {
    const [idle, busy] = [await aStaffMember(api), await aStaffMember(api)];
    for (let past = 0; past < STAFF_SESSION_MAX_MS - STAFF_IDLE_MS; past += STAFF_IDLE_MS - 1) {
      await api.clock.sleep(STAFF_IDLE_MS - 1);
      expect((await busy.browser.get(SESSION)).status).toBe(200);
    }
    expect((await idle.browser.get(SESSION)).status).toBe(401);
    await api.clock.sleep(STAFF_IDLE_MS - 1);
    expect((await busy.browser.get(SESSION)).status).toBe(401);
  });

  it('is no session of a member, nor the other way round', async () => {
    const [staff, member] = [await aStaffMember(api), await aMember(api)];
    expect((await staff.browser.profile()).status).toBe(401);
    expect((await member.browser.get(SESSION)).status).toBe(401);
    const refused = await new Browser(api.origin).logIn(staff.email, STAFF_PASSWORD);
    expect(refused.status).toBe(401);
  });
});
