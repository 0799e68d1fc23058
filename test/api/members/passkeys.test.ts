import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creationOptionsDto, passkeys, requestOptionsDto } from '@/adapters/contract/passkey';
import { parseAccountId } from '@api/accounts/account';
import { logInByPasskey } from '@api/passkeys/log-in-by-passkey';
import type { Stores } from '@api/stores';
import { CHALLENGE_VALID_MS } from '@api/passkeys/challenges';
import { MAX_PASSKEYS } from '@api/accounts/passkey-store';
import { Guest, readProblem, token, type Answer } from '@test/support/api/guest';
import { aMember as aMemberWithoutPassword } from '@test/support/api/a-member';
import { aMember, Browser, lastMailTo, linkOf, PASSWORD } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { type Different, SoftwareAuthenticator } from '@test/support/api/software-authenticator';
import { must } from '@test/support/builders/must';

const PATH = '/api/user/passkeys';
const LOGIN = '/api/identity/passkey';
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const begin = (browser: Browser, currentPassword = PASSWORD) =>
  browser.post(`${PATH}/options`, { currentPassword });
const creationOf = (answer: Answer) => creationOptionsDto.parse(JSON.parse(answer.text));
const listOf = async (browser: Browser) => passkeys.parse(JSON.parse((await browser.get(PATH)).text));
const codeOf = (answer: Answer) => readProblem(answer).code;

/** Adds a passkey to the member of a browser. */
async function aPasskey(browser: Browser): Promise<SoftwareAuthenticator> {
  const authenticator = new SoftwareAuthenticator(api.origin);
  const options = creationOf(await begin(browser));
  expect((await browser.post(PATH, authenticator.register(options))).status).toBe(201);
  return authenticator;
}

const loginOptions = async (browser: Browser) =>
  requestOptionsDto.parse(JSON.parse((await browser.post(`${LOGIN}/options`)).text));

async function logIn(
  authenticator: SoftwareAuthenticator,
  different: Different = {},
  browser = new Browser(api.origin),
): Promise<{ readonly answer: Answer; readonly browser: Browser }> {
  const options = await loginOptions(browser);
  return { answer: await browser.post(LOGIN, authenticator.logIn(options, different)), browser };
}

describe('POST /api/user/passkeys', () => {
  it('adds a passkey, named after the browser, and notifies the member [DEC-99]', async () => {
    const { email } = await aMember(api);
    const browser = new Browser(api.origin, { 'user-agent': FIREFOX });
    await browser.logIn(email);
    await aPasskey(browser);
    expect(await listOf(browser)).toEqual([
      { id: expect.any(String), name: 'Firefox, Android', madeAt: api.clock.now() },
    ]);
    await expect.poll(() => lastMailTo(api, email).subject).toBe('Ditt konto har en ny lösennyckel');
  });

  it('is written into the audit log, as is the removal', async () => {
    const { browser } = await aMember(api);
    const { memberNumber } = JSON.parse((await browser.profile()).text);
    await aPasskey(browser);
    await browser.send('DELETE', `${PATH}/${must((await listOf(browser))[0]).id}`);
    const [removed, added] = await api.stores.audit.read({ shopIds: undefined, before: undefined, limit: 2 });
    expect([added, removed]).toMatchObject([
      { act: 'addPasskey', actor: 'member', subject: memberNumber },
      { act: 'removePasskey', actor: 'member', subject: memberNumber },
    ]);
  });

  it('asks for the current password first [DEC-99]', async () => {
    const { browser } = await aMember(api);
    const wrong = await begin(browser, 'Wrong-1');
    expect([wrong.status, Object.keys(readProblem(wrong).errors ?? {})]).toEqual([400, ['PasswordMismatch']]);
  });

  it('asks no member with an external login for a password', async () => {
    const member = await aMemberWithoutPassword(api, { passwordHash: undefined });
    const answer = await member.post(`${PATH}/options`, { currentPassword: '' });
    expect(answer.status).toBe(200);
  });

  it('asks for a key that needs no address, verifies its owner, and is none of those there are', async () => {
    const { browser, email } = await aMember(api);
    const { credentialId } = await aPasskey(browser);
    const { hostname } = new URL(api.origin);
    expect(creationOf(await begin(browser))).toMatchObject({
      rp: { id: hostname },
      user: { name: email, displayName: 'Åsa Ek' },
      excludeCredentials: [{ id: credentialId, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      ...{ attestation: 'none', timeout: CHALLENGE_VALID_MS },
    });
  });

  it.each<readonly [string, Different]>([
    ['made for another site', { rpId: 'elsewhere.example' }],
    ['made on another site', { origin: 'https://elsewhere.example' }],
    ['made on another port', { origin: 'http://127.0.0.1:1' }],
    ['made without verifying its owner', { isVerified: false }],
    ['for a challenge that was never issued', { challenge: token() + token() }],
    ['with the certificate of its maker', { hasCertificate: true }],
  ])('refuses a key %s', async (_, different) => {
    const { browser } = await aMember(api);
    const answer = new SoftwareAuthenticator(api.origin).register(
      creationOf(await begin(browser)),
      different,
    );
    expect(codeOf(await browser.post(PATH, answer))).toBe('refused');
    expect(await listOf(browser)).toEqual([]);
  });

  it('refuses an answer that comes again, too late, or from another member', async () => {
    const [member, other] = [await aMember(api), await aMember(api)];
    const answered = async () =>
      new SoftwareAuthenticator(api.origin).register(creationOf(await begin(member.browser)));
    const [used, foreign, late] = [await answered(), await answered(), await answered()];
    await member.browser.post(PATH, used);
    expect(codeOf(await member.browser.post(PATH, used))).toBe('refused');
    expect(codeOf(await other.browser.post(PATH, foreign))).toBe('refused');
    await api.clock.sleep(CHALLENGE_VALID_MS);
    expect(codeOf(await member.browser.post(PATH, late))).toBe('refused');
    expect(await listOf(member.browser)).toHaveLength(1);
    expect(await listOf(other.browser)).toEqual([]);
  });

  it('refuses more than the maximum', async () => {
    const { browser } = await aMember(api);
    const options = creationOf(await begin(browser));
    for (let count = 0; count < MAX_PASSKEYS; count += 1) await aPasskey(browser);
    const more = new SoftwareAuthenticator(api.origin).register(options);
    expect(codeOf(await browser.post(PATH, more))).toBe('too-many');
    expect(codeOf(await begin(browser))).toBe('too-many');
  });
});

describe('POST /api/identity/passkey', () => {
  it('logs in without an address, as a password does [DEC-99]', async () => {
    const { browser: home, email } = await aMember(api);
    const authenticator = await aPasskey(home);
    const { answer, browser } = await logIn(authenticator);
    expect(answer.status).toBe(200);
    expect(JSON.parse((await browser.profile()).text)).toMatchObject({ email });
    const byPassword = await new Browser(api.origin).logIn(email);
    const namesOf = (each: Answer) =>
      each.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, '='));
    expect(namesOf(answer)).toEqual(namesOf(byPassword));
    expect(JSON.parse((await home.get('/api/user/sessions')).text)).toHaveLength(3);
    expect(await listOf(browser)).toMatchObject([{ lastUsedAt: api.clock.now() }]);
  });

  it('logs in again and again, whether or not the authenticator counts', async () => {
    const authenticator = await aPasskey((await aMember(api)).browser);
    const statuses: number[] = [];
    for (const from of [0, 0, 7, 0, 0]) {
      authenticator.signCount = Math.max(authenticator.signCount, from);
      statuses.push((await logIn(authenticator)).answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });

  it.each<readonly [string, Different]>([
    ['signed for another site', { rpId: 'elsewhere.example' }],
    ['signed on another site', { origin: 'https://elsewhere.example' }],
    ['signed without verifying its owner', { isVerified: false }],
    ['for a challenge that was never issued', { challenge: token() + token() }],
  ])('refuses an answer %s', async (_, different) => {
    const authenticator = await aPasskey((await aMember(api)).browser);
    const { answer, browser } = await logIn(authenticator, different);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'refused']);
    expect(browser.cookies.has('__Host-session')).toBe(false);
  });

  it('refuses an answer that comes again, or too late', async () => {
    const authenticator = await aPasskey((await aMember(api)).browser);
    const browser = new Browser(api.origin);
    const [used, late] = [
      authenticator.logIn(await loginOptions(browser)),
      authenticator.logIn(await loginOptions(browser)),
    ];
    expect((await browser.post(LOGIN, used)).status).toBe(200);
    expect(codeOf(await browser.post(LOGIN, used))).toBe('refused');
    await api.clock.sleep(CHALLENGE_VALID_MS);
    expect(codeOf(await browser.post(LOGIN, late))).toBe('refused');
  });

  it('admits one of many concurrent uses of an answer', async () => {
    const authenticator = await aPasskey((await aMember(api)).browser);
    const answer = authenticator.logIn(await loginOptions(new Browser(api.origin)));
    const uses = Array.from({ length: 8 }, () => new Browser(api.origin).post(LOGIN, answer));
    const statuses = (await Promise.all(uses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('refuses the challenge of a registration', async () => {
    const { browser } = await aMember(api);
    const authenticator = await aPasskey(browser);
    const { challenge } = creationOf(await begin(browser));
    expect(codeOf((await logIn(authenticator, { challenge })).answer)).toBe('refused');
  });

  it('refuses a signature by another key, and a consumed challenge stays consumed', async () => {
    const authenticator = await aPasskey((await aMember(api)).browser);
    const thief = await aPasskey((await aMember(api)).browser);
    const options = await loginOptions(new Browser(api.origin));
    const [own, forged] = [authenticator.logIn(options), thief.logIn(options)];
    const { clientDataJSON, authenticatorData, signature } = forged.response;
    const mixed = { ...own, response: { ...own.response, clientDataJSON, authenticatorData, signature } };
    expect(codeOf(await new Browser(api.origin).post(LOGIN, mixed))).toBe('refused');
    expect(codeOf(await new Browser(api.origin).post(LOGIN, own))).toBe('refused');
  });

  it('refuses a copied key, whose count has gone back', async () => {
    const authenticator = await aPasskey((await aMember(api)).browser);
    authenticator.signCount = 9;
    expect((await logIn(authenticator)).answer.status).toBe(200);
    for (const count of [1, 8, 9]) {
      authenticator.signCount = count;
      expect(codeOf((await logIn(authenticator)).answer)).toBe('refused');
    }
  });

  it('refuses a copied key also where both answer at once: the store decides who has counted on', async () => {
    const authenticator = await aPasskey((await aMember(api)).browser);
    const { stores, clock, origin } = api;
    const answer = authenticator.logIn(await loginOptions(new Browser(origin)));
    const passkeys: Stores['passkeys'] = Object.create(stores.passkeys, {
      ofAccount: { value: stores.passkeys.ofAccount.bind(stores.passkeys) },
      consumeChallenge: { value: stores.passkeys.consumeChallenge.bind(stores.passkeys) },
      // The other one has counted on between the reading and this.
      use: { value: () => Promise.resolve(false) },
    });
    const find = async (id: string) => stores.accounts.find(must(parseAccountId(id)));
    const found = await logInByPasskey({ passkeys, clock }, { answer, origin, purpose: 'login', find });
    expect(found).toMatchObject({ ok: false, error: { code: 'refused' } });
  });

  it('finds no account by the passkey of another member, by none, or by one that was removed', async () => {
    const [member, other] = [await aMember(api), await aMember(api)];
    const authenticator = await aPasskey(member.browser);
    const userHandle = creationOf(await begin(other.browser)).user.id;
    for (const different of [{ userHandle }, { userHandle: undefined }, { userHandle: token() }]) {
      const { answer } = await logIn(authenticator, different);
      expect([answer.status, codeOf(answer)]).toEqual([401, 'unknown']);
    }
    await member.browser.send('DELETE', `${PATH}/${must((await listOf(member.browser))[0]).id}`);
    expect(codeOf((await logIn(authenticator)).answer)).toBe('unknown');
  });

  it('is refused as a whole where members cannot log in', async () => {
    const own = await openTestApi();
    const settings = must(await own.stores.settings.read());
    await own.stores.settings.write({ ...settings, enableCustomerLogin: false });
    for (const path of [LOGIN, `${LOGIN}/options`])
      expect((await new Guest(own.origin).post(path, anyAnswer())).status).toBe(404);
    await own.close();
  });
});

const anyAnswer = () => ({
  ...{ id: token(), rawId: token(), type: 'public-key' },
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
});

describe('a passkey', () => {
  it('keeps the ways to its authenticator that other browsers know', async () => {
    const { browser } = await aMember(api);
    const answer = new SoftwareAuthenticator(api.origin).register(creationOf(await begin(browser)));
    const transports = ['usb', 'telepathy', '\0'];
    await browser.post(PATH, { ...answer, response: { ...answer.response, transports } });
    expect(creationOf(await begin(browser)).excludeCredentials).toMatchObject([{ transports: ['usb'] }]);
  });

  it('is renamed and removed by its owner alone', async () => {
    const [member, other] = [await aMember(api), await aMember(api)];
    await aPasskey(member.browser);
    const { id } = must((await listOf(member.browser))[0]);
    for (const send of [
      () => other.browser.send('PUT', `${PATH}/${id}`, { name: 'Mine' }),
      () => other.browser.send('DELETE', `${PATH}/${id}`),
    ])
      expect((await send()).status).toBe(404);
    expect((await member.browser.send('PUT', `${PATH}/${id}`, { name: ' Pho\0ne\n' })).status).toBe(204);
    expect(await listOf(member.browser)).toMatchObject([{ id, name: 'Phone' }]);
    expect((await member.browser.send('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await member.browser.send('DELETE', `${PATH}/${id}`)).status).toBe(404);
  });

  it('has a name of 1 to 60 characters', async () => {
    const { browser } = await aMember(api);
    await aPasskey(browser);
    const { id } = must((await listOf(browser))[0]);
    for (const name of ['', ' \0 ', 'x'.repeat(61)])
      expect((await browser.send('PUT', `${PATH}/${id}`, { name })).status).toBe(422);
    expect((await browser.send('PUT', `${PATH}/${id}`, { name: 'x'.repeat(60) })).status).toBe(204);
  });

  it('survives a change of the password, and not its reset by an e-mail [DEC-99]', async () => {
    const { browser, email } = await aMember(api);
    const authenticator = await aPasskey(browser);
    const { status } = await browser.send('PUT', '/api/user/profile', {
      ...{ name: 'Åsa', lastName: 'Ek', email, phone: '070-123 45 67' },
      ...{ currentPassword: PASSWORD, newPassword: 'Kaffe-99' },
    });
    expect([status, (await logIn(authenticator)).answer.status]).toEqual([200, 200]);
    await browser.post('/api/identity/forgotPassword', { email });
    await expect.poll(() => lastMailTo(api, email).subject).toBe('Välj ett nytt lösenord');
    const resetCode = linkOf(lastMailTo(api, email)).searchParams.get('code');
    await browser.post('/api/identity/resetPassword', { email, resetCode, newPassword: 'Kaffe-77' });
    expect(codeOf((await logIn(authenticator)).answer)).toBe('unknown');
  });

  it('is in the export of the member without its key, and goes with the account', async () => {
    const { browser } = await aMember(api);
    const authenticator = await aPasskey(browser);
    const exported = (await browser.get('/api/user/export')).text;
    expect(JSON.parse(exported).passkeys).toEqual([{ name: '', madeAt: expect.any(String) }]);
    expect(exported).not.toContain(authenticator.credentialId);
    await browser.send('DELETE', '/api/user', { currentPassword: PASSWORD });
    expect(codeOf((await logIn(authenticator)).answer)).toBe('unknown');
  });
});
