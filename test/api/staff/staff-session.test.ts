import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffMember } from '@/adapters/contract/staff/session';
import { STAFF_IDLE_MS, STAFF_SESSION_MAX_MS } from '@api/staff/staff-store';
import { readProblem, token } from '@test/support/api/guest';
import { aMember, Browser } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aStaffMember, STAFF_PASSWORD } from '@test/support/api/staff';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const SESSION = '/api/staff/session';

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
    expect(answer.headers.getSetCookie().join()).toMatch(
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

  it('answers the same for a wrong password and for an unknown address, and refuses after five', async () => {
    const { email } = await aStaffMember(api);
    for (const address of [email, `${token()}@lucka.example`]) {
      const browser = new Browser(api.origin);
      const attempt = () => browser.post(SESSION, { email: address, password: 'not this one' });
      for (let tries = 0; tries < 5; tries += 1)
        expect(readProblem(await attempt()).code).toBe('invalid-password');
      expect((await attempt()).status).toBe(429);
    }
  });

  it('is no session of a member, nor the other way round', async () => {
    const [staff, member] = [await aStaffMember(api), await aMember(api)];
    expect((await staff.browser.profile()).status).toBe(401);
    expect((await member.browser.get(SESSION)).status).toBe(401);
    const refused = await new Browser(api.origin).logIn(staff.email, STAFF_PASSWORD);
    expect(refused.status).toBe(401);
  });
});
