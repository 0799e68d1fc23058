import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import { admitPerson } from '@api/external-login/admit-person';
import { readAttempt } from '@api/external-login/login-attempt';
import { systemRandomness } from '@api/system/system-randomness';
import { aNewAccount } from '@test/support/api/an-account';
import { Guest, readProblem, token, type Answer } from '@test/support/api/guest';
import { Browser } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';

const COOKIE = '__Host-external-login';
const SESSION = '__Host-session';
const UNLIMITED = { ...DEFAULT_RATE_LIMITS, externalLogin: [{ max: 10_000, windowMs: 1_000 }] };

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const locationOf = (answer: Answer): URL => new URL(answer.headers.get('location') ?? 'none:', api.origin);
const pathOf = (answer: Answer): string => {
  const { origin, pathname, search } = locationOf(answer);
  expect(origin).toBe(api.origin);
  return pathname + search;
};

const begin = (browser: Browser, returnUrl = '/profile', provider = 'lucka-id') =>
  browser.get(`/api/identity/external-login?${new URLSearchParams({ provider, returnUrl })}`);

/** What the visitor answers on the provider's own page. */
async function decide(page: string, person: string): Promise<Answer> {
  const response = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ person }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** All the way: out, back, and what the callback answers. */
async function comeIn(browser: Browser, person: string, returnUrl?: string): Promise<Answer> {
  const begun = await begin(browser, returnUrl);
  return browser.get(pathOf(await decide(locationOf(begun).href, person)));
}

const profileOf = async (browser: Browser) => JSON.parse((await browser.profile()).text);

describe('GET /api/identity/external-login', () => {
  it('redirects to the provider’s page, and back to the wanted screen, logged in [OPEN-24]', async () => {
    const browser = new Browser(api.origin);
    const begun = await begin(browser, '/orders/history?x=1');
    expect(begun.status).toBe(303);
    expect(locationOf(begun).pathname).toMatch(/^\/demo-login\/[\w-]{43}$/);
    const page = await new Guest(api.origin).get(pathOf(begun));
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('Ada Ek');
    const back = await comeIn(browser, 'ada', '/profile');
    expect([back.status, pathOf(back)]).toEqual([303, '/profile']);
    expect(await profileOf(browser)).toMatchObject({
      isAuthenticated: true,
      name: 'Ada',
      email: 'ada@lucka.example',
    });
  });

  it('stores the attempt in an HttpOnly cookie, for ten minutes and one return', async () => {
    const browser = new Browser(api.origin);
    const begun = await begin(browser);
    const [cookie = ''] = begun.headers.getSetCookie();
    expect(cookie.split('; ').slice(1)).toEqual([
      'Max-Age=600',
      'Path=/',
      'Secure',
      'HttpOnly',
      'SameSite=Lax',
    ]);
    const back = await decide(locationOf(begun).href, 'ada');
    await browser.get(pathOf(back));
    expect(browser.cookies.has(COOKIE)).toBe(false);
  });

  it.each([
    ...[
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      '/%5cevil',
      'javascript:1',
    ],
    ...['/login', '/register', '/api/user/export', '/demo-mail/', '/profile\n', ' /profile', 'profile', ''],
  ])('returns only to a screen of this site: %j', async (returnUrl) => {
    const back = await comeIn(new Browser(api.origin), 'ada', returnUrl);
    expect([back.status, pathOf(back)]).toEqual([303, '/']);
  });

  it('refuses unknown providers', async () => {
    const answer = await begin(new Browser(api.origin), '/', 'another');
    expect(readProblem(answer)).toMatchObject({ status: 404, code: 'not-found' });
    expect((await new Browser(api.origin).get('/api/identity/external-login')).status).toBe(400);
  });

  it.each(['cross-site', 'same-site'])('is refused for a %s page', async (site) => {
    const answer = await new Guest(api.origin).get('/api/identity/external-login?provider=lucka-id', {
      'sec-fetch-site': site,
    });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  });

  it('is not there if the chain offers no login', async () => {
    const settings = must(await api.stores.settings.read());
    await api.stores.settings.write({ ...settings, enableCustomerLogin: false });
    expect((await begin(new Browser(api.origin))).status).toBe(404);
    const back = await new Browser(api.origin).get('/api/identity/external-login/callback?state=x');
    expect(back.status).toBe(404);
    await api.stores.settings.write(settings);
  });
});

describe('coming back from an external login', () => {
  const ends = async (
    browser: Browser,
    answer: Answer,
    reason: string,
    redirectUri = 'redirectUri=%2Fprofile&',
  ) => {
    expect([answer.status, pathOf(answer)]).toEqual([303, `/login?${redirectUri}externalLogin=${reason}`]);
    expect((await browser.profile()).status).toBe(401);
  };

  it('finds the same member every time', async () => {
    const [one, other] = [new Browser(api.origin), new Browser(api.origin)];
    await comeIn(one, 'ada');
    await comeIn(other, 'ada');
    expect((await profileOf(one)).memberNumber).toBe((await profileOf(other)).memberNumber);
  });

  it('finds the account with the address, if the provider has verified it', async () => {
    const own = await openTestApi();
    const member = must(await own.stores.accounts.create(aNewAccount({ email: 'Ada@Lucka.example' })));
    const browser = new Browser(own.origin);
    const begun = await begin(browser);
    const back = locationOf(await decide(locationOf(begun).href, 'ada'));
    await browser.get(back.pathname + back.search);
    expect(await profileOf(browser)).toMatchObject({ memberNumber: member.memberNumber, name: 'Åsa' });
    await own.close();
  });

  it('admits nobody with an unverified address, member or not', async () => {
    const browser = new Browser(api.origin);
    await ends(browser, await comeIn(browser, 'otto', '/profile'), 'unverified');
    await api.stores.accounts.create(aNewAccount({ email: 'otto@lucka.example' }));
    await ends(browser, await comeIn(browser, 'otto', '/profile'), 'unverified');
  });

  it('normalizes names: whole letters, on one line, at most 100', async () => {
    const person = { subject: token(), email: `${token()}@example.com`, isEmailVerified: true };
    const names = { firstName: ` Å\0sa\n\u202Ek `, lastName: `x${'😀'.repeat(150)}` };
    const deps = { ...api.stores, clock: api.clock, randomness: systemRandomness };
    const account = must(await admitPerson(deps, 'another', { ...person, ...names }, 'sv'));
    expect(account).toMatchObject({ firstName: 'Åsa k', lastName: `x${'😀'.repeat(99)}` });
  });

  it('reports that the visitor has declined', async () => {
    const browser = new Browser(api.origin);
    await ends(browser, await comeIn(browser, '', '/profile'), 'cancelled');
  });

  it('refuses another person’s code: it needs the browser that started', async () => {
    const attacker = new Browser(api.origin);
    const begun = await begin(attacker);
    const link = pathOf(await decide(locationOf(begun).href, 'ada'));
    const [stranger, victim] = [new Browser(api.origin), new Browser(api.origin)];
    await ends(stranger, await stranger.get(link), 'failed', '');
    await begin(victim);
    await ends(victim, await victim.get(link), 'failed', '');
    // Nor with another browser's state beside it.
    await begin(victim);
    const attempt = must(readAttempt(victim.cookies.get(COOKIE)));
    const mixed = new URL(link, api.origin);
    mixed.searchParams.set('state', attempt.state);
    await ends(victim, await victim.get(mixed.pathname + mixed.search), 'failed');
  });

  it('accepts a code once, for a minute', async () => {
    const browser = new Browser(api.origin);
    const begun = await begin(browser);
    const cookie = must(browser.cookies.get(COOKIE));
    const link = pathOf(await decide(locationOf(begun).href, 'ada'));
    expect(pathOf(await browser.get(link))).toBe('/profile');
    const again = new Browser(api.origin);
    again.cookies.set(COOKIE, cookie);
    await ends(again, await again.get(link), 'failed');

    const slow = new Browser(api.origin);
    const late = pathOf(await decide(locationOf(await begin(slow)).href, 'ada'));
    await api.clock.advance(60_000);
    await ends(slow, await slow.get(late), 'failed');
  });

  it('opens a new session for the browser, and ends the previous one', async () => {
    const browser = new Browser(api.origin);
    await comeIn(browser, 'ada');
    const before = must(browser.cookies.get(SESSION));
    await comeIn(browser, 'ada');
    expect(browser.cookies.get(SESSION)).not.toBe(before);
    const old = new Browser(api.origin);
    old.cookies.set(SESSION, before);
    expect((await old.profile()).status).toBe(401);
  });

  it('never leaves this site and never fails, whatever it receives', async () => {
    const own = await openTestApi({ options: { rateLimits: UNLIMITED } });
    // An address with U+0000 is refused before any route: `test/api/http/any-text.test.ts`.
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }).map((value) => value.replaceAll('\0', '')),
      fc.constantFrom('//evil.example', 'a.b.c.d'),
    );
    await fc.assert(
      fc.asyncProperty(text, text, text, async (cookie, state, code) => {
        const query = new URLSearchParams({ state, code });
        const answer = await new Guest(own.origin).get(`/api/identity/external-login/callback?${query}`, {
          cookie: `${COOKIE}=${encodeURIComponent(cookie)}`,
        });
        expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login?externalLogin=failed']);
      }),
      { numRuns: 60 },
    );
    await own.close();
  });
});

describe('the page of the demonstration’s login', () => {
  it('is valid for ten minutes and one answer', async () => {
    const begun = await begin(new Browser(api.origin));
    const { href, pathname } = locationOf(begun);
    await api.clock.advance(599_999);
    expect((await new Guest(api.origin).get(pathname)).status).toBe(200);
    expect((await decide(href, 'ada')).status).toBe(303);
    expect((await decide(href, 'ada')).status).toBe(404);
    const other = locationOf(await begin(new Browser(api.origin)));
    await api.clock.advance(600_000);
    expect((await new Guest(api.origin).get(other.pathname)).status).toBe(404);
    expect((await decide(other.href, 'ada')).status).toBe(404);
  });

  it('runs no script, cannot be framed, and uses the visitor’s language', async () => {
    const swedish = await new Guest(api.origin).get(
      locationOf(await begin(new Browser(api.origin))).pathname,
    );
    expect(swedish.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(swedish.headers.get('cache-control')).toBe('no-store');
    expect(swedish.text).toContain('Vem är du?');
    const browser = new Browser(api.origin);
    browser.cookies.set('.AspNetCore.Culture', encodeURIComponent('c=en|uic=en'));
    const english = await new Guest(api.origin).get(locationOf(await begin(browser)).pathname);
    expect(english.text).toContain('Who are you?');
  });
});
