import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProblem, token } from '@test/support/api/guest';
import { Browser, aMember, aRegistration, lastMailTo, linkOf, PASSWORD } from '@test/support/api/member';
import { DAY_MS } from '@test/support/api/an-account';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const SESSION = '__Host-session';
const DEVICE = '__Host-device';

const cookieOf = (answer: { readonly headers: Headers }, name: string): string | undefined =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

/** A browser that holds a session of a copied cookie alone. */
function replayOf(browser: Browser): Browser {
  const thief = new Browser(api.origin);
  thief.cookies.set(SESSION, browser.cookies.get(SESSION) ?? '');
  return thief;
}

describe('the way in', () => {
  it('leads from registration by the e-mailed link to a session [API-03, API-06, API-07, API-08, ENT-07]', async () => {
    const browser = new Browser(api.origin);
    const form = aRegistration({ favoriteShop: 2 });
    expect((await browser.post('/api/identity/register', form)).status).toBe(200);

    const early = await browser.logIn(form.email);
    expect(readProblem(early)).toMatchObject({ status: 401, code: 'email-not-confirmed' });
    expect(browser.cookies.size).toBe(0);

    const link = linkOf(lastMailTo(api, form.email));
    expect([link.origin, link.pathname]).toEqual([api.origin, '/confirm-email']);
    const code = Object.fromEntries(link.searchParams);
    expect((await browser.post('/api/identity/confirmEmail', code)).status).toBe(200);

    expect((await browser.logIn(` ${form.email.toUpperCase()} `)).status).toBe(200);
    const profile = await browser.profile();
    expect(JSON.parse(profile.text)).toEqual({
      ...{ isAuthenticated: true, favorites: [{ type: 'shop', code: '2' }], name: 'Åsa', lastName: 'Ek' },
      ...{ email: form.email, phone: '+46701234567', memberNumber: expect.stringMatching(/^\d{6,}$/) },
    });
    expect(profile.headers.get('cache-control')).toBe('no-store');

    const thief = replayOf(browser);
    expect((await thief.profile()).status).toBe(200);
    expect((await browser.post('/api/user/logout')).status).toBe(200);
    expect(browser.cookies.has(SESSION)).toBe(false);
    expect((await browser.profile()).status).toBe(401);
    expect((await thief.profile()).status).toBe(401);
  });

  it('is not needed to log out [API-08]', async () => {
    expect((await new Browser(api.origin).post('/api/user/logout')).status).toBe(200);
  });

  it('is open at every process at once, and ended at every one', async () => {
    const second = await api.another();
    const { browser } = await aMember(api);
    const there = new Browser(second.origin);
    there.cookies.set(SESSION, browser.cookies.get(SESSION) ?? '');
    expect((await there.profile()).status).toBe(200);
    await browser.post('/api/user/logout');
    expect((await there.profile()).status).toBe(401);
    await second.close();
  });
});

describe('the session cookie', () => {
  it('is for this site only, and HttpOnly [API-03]', async () => {
    const { email } = await aMember(api);
    const answer = await new Browser(api.origin).logIn(email);
    expect(cookieOf(answer, SESSION)).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=1209600; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(cookieOf(answer, DEVICE)).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.text).toBe('');
  });

  it('ends with the browser if requested [API-06]', async () => {
    const { email } = await aMember(api);
    const browser = new Browser(api.origin);
    const answer = await browser.logIn(email, PASSWORD, '?useCookies=true&useSessionCookies=true');
    expect(cookieOf(answer, SESSION)).not.toContain('Max-Age');
    expect(cookieOf(await browser.profile(), SESSION)).toBeUndefined();
  });

  it('lasts 14 days from its last use, and 30 days at most', async () => {
    const { browser } = await aMember(api);
    const at = async (days: number, seconds: number) => {
      await api.clock.sleep(days * DAY_MS + seconds * 1000);
      return browser.profile();
    };
    expect((await at(14, -1)).status).toBe(200);
    const renewed = await at(14, -1);
    expect(cookieOf(renewed, SESSION)).toContain(`Max-Age=${2 * 86_400 + 2};`);
    expect((await at(2, 1)).status).toBe(200);
    expect((await at(0, 1)).status).toBe(401);
  });

  it('is new after each login, and the previous one is invalid', async () => {
    const { browser, email } = await aMember(api);
    const before = replayOf(browser);
    await browser.logIn(email);
    expect((await before.profile()).status).toBe(401);
    expect((await browser.profile()).status).toBe(200);
  });

  it('ignores an unknown cookie: it opens nothing and is not stored', async () => {
    const { email } = await aMember(api);
    const browser = new Browser(api.origin);
    const planted = token() + token().slice(0, 21);
    browser.cookies.set(SESSION, planted);
    expect((await browser.profile()).status).toBe(401);
    await browser.logIn(email);
    expect(browser.cookies.get(SESSION)).not.toBe(planted);
  });

  it('has neither prefix nor Secure over plain http in a local network, where browsers reject both', async () => {
    const { email } = await aMember(api);
    const open = await api.another({ options: { isOpenToNetwork: true } });
    const { port } = new URL(open.origin);
    const answer = await open.app.inject({
      method: 'POST',
      url: '/api/identity/login',
      headers: { host: `192.168.1.7:${port}`, 'sec-fetch-site': 'same-origin' },
      payload: { email, password: PASSWORD },
    });
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    await open.close();
  });
});
