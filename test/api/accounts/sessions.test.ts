import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProblem, token } from '@test/support/api/guest';
import { aMember, Browser } from '@test/support/api/member';
import { DAY_MS } from '@test/support/api/an-account';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';
import { accountSessions } from '@/adapters/contract/account-session';
import { sha256 } from '@api/system/hashes';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const PATH = '/api/user/sessions';
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';

const sessionsOf = async (browser: Browser) =>
  accountSessions.parse(JSON.parse((await browser.get(PATH)).text));

async function elsewhere(email: string, userAgent = FIREFOX): Promise<Browser> {
  const browser = new Browser(api.origin, { 'user-agent': userAgent });
  await browser.logIn(email);
  return browser;
}

describe('GET /api/user/sessions', () => {
  it('lists where the member is logged in, and names the browsers [DEC-97]', async () => {
    const { browser, email } = await aMember(api);
    const begunAt = api.clock.now();
    await api.clock.sleep(1000);
    const phone = await elsewhere(email);
    await aMember(api);
    const open = await sessionsOf(phone);
    expect(open).toMatchObject([
      { begunAt, lastUsedAt: begunAt, isThis: false },
      { lastUsedAt: begunAt + 1000, browser: 'Firefox, Android', isThis: true },
    ]);
    expect((await sessionsOf(browser)).map(({ isThis }) => isThis)).toEqual([true, false]);
  });

  it('reveals neither the token nor its hash', async () => {
    const { browser } = await aMember(api);
    const secret = must(browser.cookies.get('__Host-session'));
    const { text } = await browser.get(PATH);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(sha256(secret));
  });

  it('leaves out sessions that have ended by their age', async () => {
    const { browser, email } = await aMember(api);
    const phone = await elsewhere(email);
    await api.clock.sleep(8 * DAY_MS);
    await browser.profile();
    await api.clock.sleep(6 * DAY_MS);
    expect(await sessionsOf(browser)).toHaveLength(1);
    expect((await phone.profile()).status).toBe(401);
  });
});

describe('DELETE /api/user/sessions/{id}', () => {
  it('ends the session of another browser at once [DEC-97]', async () => {
    const { browser, email } = await aMember(api);
    const phone = await elsewhere(email);
    const { id } = must((await sessionsOf(browser)).find(({ isThis }) => !isThis));
    expect((await browser.send('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await phone.profile()).status).toBe(401);
    expect((await browser.profile()).status).toBe(200);
    expect((await browser.send('DELETE', `${PATH}/${id}`)).status).toBe(404);
  });

  it('logs out where the own session is ended', async () => {
    const { browser } = await aMember(api);
    const { id } = must((await sessionsOf(browser))[0]);
    expect((await browser.send('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect(browser.cookies.has('__Host-session')).toBe(false);
    expect((await browser.profile()).status).toBe(401);
  });

  it('finds no session of another member, and none by the hash of a token', async () => {
    const [member, other] = [await aMember(api), await aMember(api)];
    const { id } = must((await sessionsOf(other.browser))[0]);
    const hash = sha256(must(member.browser.cookies.get('__Host-session')));
    for (const wrong of [id, hash, token()]) {
      const answer = await member.browser.send('DELETE', `${PATH}/${wrong}`);
      expect(readProblem(answer)).toMatchObject({ status: 404, code: 'not-found' });
    }
    expect((await other.browser.profile()).status).toBe(200);
  });
});
