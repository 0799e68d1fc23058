import { randomBytes } from 'node:crypto';

import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { err } from '@/domain/shared/result';
import { emailKeyOf } from '@api/accounts/account';
import { HashingGate } from '@api/accounts/hashing-gate';
import { FAILED_LOGINS, MAX_FAILED_LOGINS } from '@api/accounts/check-login';
import { logIn, type LogInDeps } from '@api/accounts/log-in';
import { PasswordHasher } from '@api/accounts/password-hasher';
import { DatabaseUnavailable } from '@api/database/database-unavailable';
import { MemoryLimiter } from '@api/limits/memory-limiter';
import { anOrderBody, Guest, readProblem, token, type Answer } from '@test/support/api/guest';
import { aNewAccount } from '@test/support/api/an-account';
import { aMember, Browser, PASSWORD } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';

let api: TestApi;

/** Believes one proxy, so that a test may come from many addresses. */
beforeAll(async () => {
  api = await openTestApi({ options: { trustedProxies: 1, shopNetworks: { has: () => false } } });
});
afterAll(() => api.close());

const QUARTER_MS = 15 * 60_000;
let lastAddress = 0;
const anAddress = (): string => `10.0.${Math.floor((lastAddress += 1) / 200)}.${(lastAddress % 200) + 1}`;
const from = (address = anAddress()): Browser => new Browser(api.origin, { 'x-forwarded-for': address });

/** A member, made without the calls that are limited by address. */
async function aKnownMember(password = PASSWORD): Promise<string> {
  const passwordHash = await hash(password);
  return must(await api.stores.accounts.create(aNewAccount({ passwordHash }))).email;
}

/** All but the time and the id of the request. */
const comparable = ({ status, text, headers }: Answer): string =>
  JSON.stringify([status, text, [...headers].filter(([name]) => name !== 'date')]).replaceAll(
    String(headers.get('x-request-id')),
    '',
  );

describe('POST /api/identity/login', () => {
  it('answers a wrong password and an unknown address alike to the byte [API-06]', async () => {
    const email = await aKnownMember();
    const answers = [
      await from().logIn(email, 'Wrong-1'),
      await from().logIn(`${token()}@example.com`, 'Wrong-1'),
      await from().logIn('', ''),
      await from().logIn(
        must(await api.stores.accounts.create(aNewAccount({ passwordHash: undefined }))).email,
      ),
    ];
    expect(new Set(answers.map(comparable)).size).toBe(1);
    expect(readProblem(must(answers[0]))).toMatchObject({
      status: 401,
      type: 'urn:lucka:user:invalid-password',
      code: 'invalid-password',
    });
  });

  it('looks up a device also for an unknown member, so that both take the same time', async () => {
    const asked: string[] = [];
    const attempt = (email: string) =>
      logIn(
        {
          accounts: api.stores.accounts,
          hasher: new PasswordHasher(),
          failures: new MemoryLimiter(api.clock, []),
        },
        {
          ...{ email, password: 'Wrong-1', networks: [], language: undefined },
          knownDevice: (accountId) => {
            asked.push(accountId);
            return Promise.resolve(undefined);
          },
        },
      );
    await attempt(await aKnownMember());
    await attempt(`${token()}@example.com`);
    expect(asked).toHaveLength(2);
  });

  it('hashes a password whole: the last of 128 characters counts, and composed letters are equal [PASS-01]', async () => {
    const long = `Aa1-${'å'.repeat(124)}`;
    const email = await aKnownMember(long.normalize('NFC'));
    expect((await from().logIn(email, `${long.slice(0, -1)}ä`)).status).toBe(401);
    expect((await from().logIn(email, long.slice(0, -1))).status).toBe(401);
    expect((await from().logIn(email, long.normalize('NFD'))).status).toBe(200);
  });

  it('refuses after 5 wrong passwords from one network, for 15 minutes, even with the right one', async () => {
    const email = await aKnownMember();
    const stranger = from();
    for (let time = 0; time < 5; time += 1) expect((await stranger.logIn(email, 'Wrong-1')).status).toBe(401);
    const refused = await stranger.logIn(email);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await from().logIn(email)).status).toBe(200);
    await api.clock.sleep(QUARTER_MS);
    expect((await stranger.logIn(email)).status).toBe(200);
  });

  it("does not count attempts of others behind the same address against a member's device", async () => {
    const email = await aKnownMember();
    const address = anAddress();
    const [owner, stranger] = [from(address), from(address)];
    await owner.logIn(email);
    for (let time = 0; time < 6; time += 1) await stranger.logIn(email, 'Wrong-1');
    expect((await stranger.logIn(email)).status).toBe(429);
    expect((await owner.logIn(email)).status).toBe(200);
  });

  it('ignores device cookies that it did not issue, so that none multiplies the attempts', async () => {
    const email = await aKnownMember();
    const { id } = must(await api.stores.accounts.findByEmail(emailKeyOf(email)));
    const address = anAddress();
    const statuses = [];
    for (let time = 0; time < 7; time += 1) {
      const forger = from(address);
      forger.cookies.set('__Host-device', randomBytes(32).toString('base64url'));
      statuses.push((await forger.logIn(email, 'Wrong-1')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await api.stores.accounts.countAttempt(id, 5)).toBe(false);
    expect(await api.stores.accounts.countAttempt(id, 6)).toBe(true);
  });

  it('counts concurrent attempts too, and unknown addresses alike', async () => {
    const stranger = from();
    const email = `${token()}@example.com`;
    const answers = await Promise.all(Array.from({ length: 12 }, () => stranger.logIn(email, 'Wrong-1')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('resets the count after a right password', async () => {
    const email = await aKnownMember();
    const member = from();
    for (let time = 0; time < 3; time += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) await member.logIn(email, 'Wrong-1');
      expect((await member.logIn(email)).status).toBe(200);
      await api.clock.sleep(60_000);
    }
  });

  it('refuses more than 20 in a minute from one address', async () => {
    const stranger = from();
    const statuses = [];
    for (let time = 0; time < 21; time += 1) {
      statuses.push((await stranger.logIn(`${token()}@example.com`, 'x')).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses[20]).toBe(429);
  });

  it('locks an account for unknown devices after 100 wrong passwords, but not for its own', async () => {
    const email = await aKnownMember();
    const [owner, other] = [from(), from()];
    await owner.logIn(email);
    const { id } = must(await api.stores.accounts.findByEmail(emailKeyOf(email)));
    for (let time = 0; time < 98; time += 1) await api.stores.accounts.countAttempt(id, MAX_FAILED_LOGINS);
    for (const stranger of [from(), from()]) await stranger.logIn(email, 'Wrong-1');
    expect(readProblem(await other.logIn(email)).code).toBe('invalid-password');
    expect((await owner.post('/api/user/logout')).status).toBe(200);
    expect((await owner.logIn(email)).status).toBe(200);
    await owner.post('/api/identity/forgotPassword', { email });
    await expect.poll(() => api.mail.sent.some(({ to }) => to === email)).toBe(true);
    const { searchParams } = new URL(/http\S+/.exec(api.mail.sent.at(-1)?.text ?? '')?.[0] ?? '');
    const link = { email, resetCode: searchParams.get('code'), newPassword: 'Kaffe-99' };
    expect((await other.post('/api/identity/resetPassword', link)).status).toBe(200);
    expect((await other.logIn(email, 'Kaffe-99')).status).toBe(200);
  });

  it('rehashes passwords with older parameters', async () => {
    const passwordHash = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const { email, id } = must(await api.stores.accounts.create(aNewAccount({ passwordHash })));
    expect((await from().logIn(email)).status).toBe(200);
    expect((await api.stores.accounts.find(id))?.passwordHash).toMatch(/m=19456,t=2,p=1/);
    expect((await from().logIn(email)).status).toBe(200);
  });

  it('asks the database nothing where no password can be compared [FAULT-A14]', async () => {
    const asked: string[] = [];
    const note = (what: string) => () => {
      asked.push(what);
      return Promise.resolve(err({ kind: 'busy' as const }));
    };
    const accounts = new Proxy(api.stores.accounts, {
      get: (store, name) => {
        asked.push(String(name));
        return Reflect.get(store, name) as unknown;
      },
    });
    const crowded = await api.another({
      stores: { ...api.stores, accounts },
      hasher: { refusal: () => 2, hash: note('hash'), verify: note('verify') },
    });
    asked.length = 0;
    let answer: Answer | undefined;
    void new Browser(crowded.origin).logIn('siv@lucka.example', 'x').then((given) => (answer = given));
    // The refusal waits a second (DEC-165).
    await expect
      .poll(async () => {
        await api.clock.advance(1_000);
        return [answer?.status, answer?.headers.get('retry-after')];
      })
      .toEqual([503, '2']);
    expect(asked).toEqual([]);
    await crowded.close();
  });

  it('answers that it is busy rather than delay orders', async () => {
    const gate = new HashingGate({ maxAtOnce: 2, maxWaiting: 16 });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const verify = () => gate.run(() => held.then(() => ({ isRight: false, isOutdated: false })));
    const crowded = await api.another({
      hasher: { hash: () => Promise.resolve(err({ kind: 'busy' })), verify },
      options: { trustedProxies: 1, shopNetworks: { has: () => false } },
    });
    const answers: Answer[] = [];
    const logins = Array.from({ length: 60 }, async () => {
      const browser = new Browser(crowded.origin, { 'x-forwarded-for': anAddress() });
      answers.push(await browser.logIn(`${token()}@example.com`, 'x'));
    });
    await expect.poll(() => answers.length).toBe(42);
    expect(gate.isFull).toBe(true);
    expect(answers.map(({ status, headers }) => `${status}, again in ${headers.get('retry-after')}`)).toEqual(
      Array(42).fill('503, again in 2'),
    );
    const guest = new Guest(crowded.origin);
    const orders = Array.from({ length: 10 }, () =>
      guest.order(anOrderBody(), token(), { 'x-forwarded-for': anAddress() }),
    );
    expect((await Promise.all(orders)).map(({ status }) => status)).toEqual(Array(10).fill(201));
    release();
    await Promise.all(logins);
    expect(answers.slice(42).map(({ status }) => status)).toEqual(Array(18).fill(401));
    await crowded.close();
  });

  it('does not count attempts that the database or the capacity prevented from being compared', async () => {
    const { id, email } = must(
      await api.stores.accounts.create(aNewAccount({ passwordHash: await hash(PASSWORD) })),
    );
    const failures = new MemoryLimiter(api.clock, FAILED_LOGINS);
    const attempt = (deps: Partial<LogInDeps>) =>
      logIn(
        { accounts: api.stores.accounts, hasher: new PasswordHasher(), failures, ...deps },
        {
          ...{ email, password: PASSWORD, language: undefined, networks: [{ key: 'here', share: 1 }] },
          knownDevice: () => Promise.resolve(undefined),
        },
      );
    const full: LogInDeps['hasher'] = {
      hash: () => Promise.resolve(err({ kind: 'busy' })),
      verify: () => Promise.resolve(err({ kind: 'busy' })),
    };
    const broken: LogInDeps['hasher'] = {
      ...full,
      verify: () => Promise.reject(new DatabaseUnavailable('it is away', true)),
    };
    for (let time = 0; time < 9; time += 1) {
      expect(await attempt({ hasher: full })).toMatchObject({ ok: false, error: { status: 503 } });
      await expect(attempt({ hasher: broken })).rejects.toThrow('it is away');
    }
    expect(await attempt({})).toMatchObject({ ok: true, value: { id } });
  });

  it('sends e-mails in the language that the member used last', async () => {
    const email = await aKnownMember();
    const member = from();
    member.cookies.set('.AspNetCore.Culture', 'c=en|uic=en');
    await member.logIn(email);
    await from().post('/api/identity/forgotPassword', { email });
    await expect.poll(() => api.mail.sent.at(-1)?.subject).toBe('Choose a new password');
  });
});

describe('a chain without a login', () => {
  it.each([
    'login',
    'register',
    'confirmEmail',
    'resendConfirmationEmail',
    'forgotPassword',
    'resetPassword',
  ])('has no %s', async (call) => {
    const settings = must(await api.stores.settings.read());
    await api.stores.settings.write({ ...settings, enableCustomerLogin: false });
    expect(readProblem(await from().post(`/api/identity/${call}`, {})).code).toBe('not-found');
    await api.stores.settings.write(settings);
  });
});

describe('requests from other sites', () => {
  const HOSTILE: readonly Readonly<Record<string, string>>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { referer: 'https://evil.example/' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data' },
  ];
  const CALLS = [
    ['POST', '/api/identity/login', { email: 'a@example.com', password: 'x' }],
    ['POST', '/api/identity/register', {}],
    ['POST', '/api/identity/confirmEmail', { userId: '', code: '' }],
    ['POST', '/api/identity/resendConfirmationEmail', { email: '' }],
    ['POST', '/api/identity/forgotPassword', { email: '' }],
    ['POST', '/api/identity/resetPassword', { email: '', resetCode: '', newPassword: '' }],
    ['PUT', '/api/user/profile', { name: 'x', lastName: 'x', email: 'x@example.com', phone: '' }],
    ['DELETE', '/api/user', { currentPassword: PASSWORD }],
    ['POST', '/api/user/logout', {}],
  ] as const;

  it.each(CALLS)('cannot %s %s for a member', async (method, path, body) => {
    const { browser, email } = await aMember(await quiet());
    const attacks = [
      ...HOSTILE.flatMap((headers) => [
        { victim: browser, headers },
        { victim: from(), headers },
      ]),
      { victim: browser, headers: { origin: '' } },
    ];
    for (const { victim, headers } of attacks) {
      const site = 'sec-fetch-site' in headers || 'content-type' in headers ? {} : { 'sec-fetch-site': '' };
      const answer = await victim.send(method, path, body, { ...site, ...headers });
      expect([403, 415]).toContain(answer.status);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(JSON.parse((await browser.profile()).text)).toMatchObject({ email, name: 'Åsa' });
  });

  const quiet = async (): Promise<TestApi> => {
    await api.clock.sleep(3_600_000);
    api.mail.sent.length = 0;
    return api;
  };
});
