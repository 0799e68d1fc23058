import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creationOptionsDto, passkeys, requestOptionsDto } from '@/adapters/contract/passkey';
import { staffMember } from '@/adapters/contract/staff/session';
import { staffPasskeyPaths, staffPaths } from '@/adapters/contract/staff/staff-paths';
import { MAX_FAILED_LOGINS } from '@api/accounts/check-login';
import { readProblem, type Answer } from '@test/support/api/guest';
import { aMember, Browser, PASSWORD } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { SoftwareAuthenticator } from '@test/support/api/software-authenticator';
import { aStaffMember, aStaffToken, STAFF_PASSWORD } from '@test/support/api/staff';
import { must } from '@test/support/builders/must';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const begin = (browser: Browser, currentPassword = STAFF_PASSWORD) =>
  browser.post(staffPasskeyPaths.creationOptions, { currentPassword });
const listOf = async (browser: Browser) =>
  passkeys.parse(JSON.parse((await browser.get(staffPasskeyPaths.all)).text));
const codeOf = (answer: Answer) => readProblem(answer).code;

async function aPasskey(browser: Browser): Promise<SoftwareAuthenticator> {
  const authenticator = new SoftwareAuthenticator(api.origin);
  const options = creationOptionsDto.parse(JSON.parse((await begin(browser)).text));
  expect((await browser.post(staffPasskeyPaths.all, authenticator.register(options))).status).toBe(201);
  return authenticator;
}

async function logIn(authenticator: SoftwareAuthenticator, browser = new Browser(api.origin)) {
  const options = await browser.post(staffPasskeyPaths.loginOptions);
  const answer = authenticator.logIn(requestOptionsDto.parse(JSON.parse(options.text)));
  return { answer: await browser.post(staffPasskeyPaths.login, answer), browser };
}

const audited = async (email: string) =>
  (await api.stores.audit.read({ shopIds: undefined, before: undefined, limit: 500 }))
    .filter(({ actor }) => actor === email)
    .map(({ act, detail }) => `${act} ${detail}`.trim());

describe('a passkey of the staff', () => {
  it('logs in without address and password, and is written down [DEC-142]', async () => {
    const { email, browser: tablet } = await aStaffMember(api, 'manager', [1, 2]);
    const authenticator = await aPasskey(tablet);
    const { answer, browser } = await logIn(authenticator);
    expect(staffMember.parse(JSON.parse(answer.text))).toMatchObject({ email, role: 'manager' });
    expect((await browser.get(staffPaths.session)).status).toBe(200);
    expect((await listOf(tablet))[0]?.lastUsedAt).toBe(api.clock.now());
    expect(await audited(email)).toEqual(['logIn passkey', 'addPasskey', 'logIn']);
  });

  it('opens an account that is locked by wrong passwords, and lifts the lock [DEC-142]', async () => {
    const { email, browser: tablet } = await aStaffMember(api);
    const authenticator = await aPasskey(tablet);
    const { id } = must(await api.stores.staff.findByEmail(email));
    for (let time = 0; time < MAX_FAILED_LOGINS; time += 1)
      await api.stores.staff.countAttempt(id, MAX_FAILED_LOGINS);
    const password = { email, password: STAFF_PASSWORD };
    expect((await new Browser(api.origin).post(staffPaths.session, password)).status).toBe(401);
    expect((await logIn(authenticator)).answer.status).toBe(200);
    expect((await new Browser(api.origin).post(staffPaths.session, password)).status).toBe(200);
  });

  it('is added after the own password alone', async () => {
    const { browser } = await aStaffMember(api);
    const refused = await begin(browser, 'not this one');
    expect([refused.status, Object.keys(readProblem(refused).errors ?? {})]).toEqual([
      400,
      ['PasswordMismatch'],
    ]);
  });

  it('is renamed and removed by its owner alone', async () => {
    const [owner, other] = [await aStaffMember(api), await aStaffMember(api, 'admin', [])];
    const authenticator = await aPasskey(owner.browser);
    const path = staffPasskeyPaths.one(must((await listOf(owner.browser))[0]).id);
    expect((await other.browser.send('PUT', path, { name: 'Mine' })).status).toBe(404);
    expect((await other.browser.send('DELETE', path)).status).toBe(404);
    expect((await owner.browser.send('PUT', path, { name: 'Key at the counter' })).status).toBe(204);
    expect(await listOf(owner.browser)).toMatchObject([{ name: 'Key at the counter' }]);
    expect((await owner.browser.send('DELETE', path)).status).toBe(204);
    expect(codeOf((await logIn(authenticator)).answer)).toBe('unknown');
    expect(await audited(owner.email)).toContain('removePasskey');
  });

  it('is not for members, nor theirs for the staff', async () => {
    const [{ browser: cook }, { browser: member }] = [await aStaffMember(api), await aMember(api)];
    const ofStaff = await aPasskey(cook);
    const ofMember = new SoftwareAuthenticator(api.origin);
    const made = await member.post('/api/user/passkeys/options', { currentPassword: PASSWORD });
    await member.post(
      '/api/user/passkeys',
      ofMember.register(creationOptionsDto.parse(JSON.parse(made.text))),
    );
    expect(codeOf((await logIn(ofMember)).answer)).toBe('unknown');
    const browser = new Browser(api.origin);
    const options = await browser.post('/api/identity/passkey/options');
    const answer = ofStaff.logIn(requestOptionsDto.parse(JSON.parse(options.text)));
    expect(codeOf(await browser.post('/api/identity/passkey', answer))).toBe('unknown');
    expect(codeOf(await browser.post(staffPasskeyPaths.login, answer))).toBe('refused');
  });

  it('ends with the account', async () => {
    const { email, browser } = await aStaffMember(api);
    const authenticator = await aPasskey(browser);
    const { id } = must(await api.stores.staff.findByEmail(email));
    await api.stores.staff.removeAccount(id);
    expect(codeOf((await logIn(authenticator)).answer)).toBe('unknown');
    expect(await api.stores.staffPasskeys.ofAccount(id)).toEqual([]);
  });

  it('is not for machines', async () => {
    const secret = await aStaffToken(api, 'admin', []);
    const till = new Browser(api.origin, { authorization: `Bearer ${secret}` });
    expect((await till.get(staffPasskeyPaths.all)).status).toBe(403);
    expect((await begin(till)).status).toBe(403);
  });
});
