import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { MAX_FAILED_LOGINS } from '@api/accounts/check-login';
import { parseNetworks } from '@api/http/client-network';
import { changeStaffPassword } from '@api/staff/change-staff-password';
import { PasswordHasher } from '@api/accounts/password-hasher';
import { readProblem, token, type Answer } from '@test/support/api/guest';
import { Browser } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aStaffMember, STAFF_PASSWORD } from '@test/support/api/staff';
import { must } from '@test/support/builders/must';

const SHOP_NETWORK = '198.51.100.7';
const QUARTER_MS = 15 * 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({
    options: { trustedProxies: 1, shopNetworks: must(parseNetworks(`${SHOP_NETWORK}/32`)) },
  });
});
afterAll(() => api.close());

let hosts = 0;
const anAddress = (): string => `203.0.${Math.floor((hosts += 1) / 250)}.${(hosts % 250) + 1}`;
const from = (address = anAddress()): Browser => new Browser(api.origin, { 'x-forwarded-for': address });
const logIn = (browser: Browser, email: string, password = STAFF_PASSWORD): Promise<Answer> =>
  browser.post(staffPaths.session, { email, password });
const accountOf = async (email: string) => must(await api.stores.staff.findByEmail(email));
const audited = async (email: string): Promise<readonly string[]> =>
  (await api.stores.audit.read({ shopIds: undefined, before: undefined, limit: 500 }))
    .filter(({ subject, actor }) => subject === email || actor === email)
    .map(({ act }) => act);

async function tryWrong(email: string, times: number, address?: string): Promise<readonly number[]> {
  const statuses = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await logIn(from(address), email, 'Wrong password 1')).status);
  return statuses;
}

describe('a login of the staff', () => {
  it('is refused after 5 wrong passwords from one network, for 15 minutes, elsewhere not', async () => {
    const { email } = await aStaffMember(api);
    const address = anAddress();
    expect(await tryWrong(email, 6, address)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn(from(address), email)).status).toBe(429);
    expect((await logIn(from(), email)).status).toBe(200);
    await api.clock.sleep(QUARTER_MS);
    expect((await logIn(from(address), email)).status).toBe(200);
  });

  it('has the same answers for an address without an account', async () => {
    const [{ email }, unknown] = [await aStaffMember(api), `${token()}@lucka.example`];
    const address = anAddress();
    expect(await tryWrong(unknown, 6, address)).toEqual(await tryWrong(email, 6, address));
    const [known, other] = [await logIn(from(), email, 'Wrong-1'), await logIn(from(), unknown, 'Wrong-1')];
    expect({ ...readProblem(other), requestId: '' }).toEqual({ ...readProblem(known), requestId: '' });
  });

  it('works from a known device, whatever others behind the same address try', async () => {
    const { email } = await aStaffMember(api);
    const address = anAddress();
    const tablet = from(address);
    await logIn(tablet, email);
    await tablet.send('DELETE', staffPaths.session);
    await tryWrong(email, 6, address);
    expect((await logIn(tablet, email)).status).toBe(200);
  });

  it('works from a new device in the network of a shop, whatever its guests try', async () => {
    const { email } = await aStaffMember(api);
    expect(new Set(await tryWrong(email, 30, SHOP_NETWORK))).toEqual(new Set([401]));
    expect((await logIn(from(SHOP_NETWORK), email)).status).toBe(200);
  });

  it('is refused from unknown devices after 100 wrong passwords from anywhere, also with the right one', async () => {
    const { email } = await aStaffMember(api);
    const tablet = from();
    await logIn(tablet, email);
    const { id } = await accountOf(email);
    for (let time = 0; time < MAX_FAILED_LOGINS - 1; time += 1)
      await api.stores.staff.countAttempt(id, MAX_FAILED_LOGINS);
    expect(await tryWrong(email, 1)).toEqual([401]);
    expect(readProblem(await logIn(from(), email)).code).toBe('invalid-password');
    expect((await logIn(tablet, email)).status).toBe(200);
    expect((await logIn(from(), email)).status).toBe(200);
  });

  it('works again with a new password, which the operator sets', async () => {
    const { email } = await aStaffMember(api);
    const { id } = await accountOf(email);
    for (let time = 0; time < MAX_FAILED_LOGINS; time += 1)
      await api.stores.staff.countAttempt(id, MAX_FAILED_LOGINS);
    const wanted = 'Mer salt i gröten 7';
    const deps = { ...api.stores, clock: api.clock, hasher: new PasswordHasher() };
    await changeStaffPassword(deps, await accountOf(email), wanted, 'operator');
    expect((await logIn(from(), email, wanted)).status).toBe(200);
  });

  it('ignores device cookies that it did not issue', async () => {
    const { email } = await aStaffMember(api);
    const address = anAddress();
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      const forger = from(address);
      forger.cookies.set('__Host-device', token() + token().slice(1));
      statuses.push((await logIn(forger, email, 'Wrong password 1')).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('ends the session that the browser had before', async () => {
    const { email, browser } = await aStaffMember(api);
    const copy = from();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    await logIn(browser, email);
    expect((await copy.get(staffPaths.session)).status).toBe(401);
    expect((await browser.get(staffPaths.session)).status).toBe(200);
  });
});

describe('the audit log', () => {
  it('has wrong passwords and locks of an account that exists', async () => {
    const { email } = await aStaffMember(api);
    await tryWrong(email, 6, anAddress());
    await expect
      .poll(() => audited(email))
      .toEqual(['lockLogIn', ...Array.from({ length: 5 }, () => 'failLogIn'), 'logIn']);
  });

  it('is not filled by an attack: ten of a kind for an account in an hour', async () => {
    const { email } = await aStaffMember(api);
    for (let time = 0; time < 12; time += 1) await tryWrong(email, 1);
    await expect.poll(async () => (await audited(email)).length).toBe(11);
    await api.clock.sleep(3_600_000);
    await tryWrong(email, 1);
    await expect.poll(async () => (await audited(email)).length).toBe(12);
  });

  it('has nothing of addresses without an account', async () => {
    const email = `${token()}@lucka.example`;
    await tryWrong(email, 2);
    const { email: known } = await aStaffMember(api);
    await tryWrong(known, 1);
    await expect.poll(() => audited(known)).toContain('failLogIn');
    expect(await audited(email)).toEqual([]);
  });
});

describe('a password of the staff', () => {
  it.each(['Lucka-staff-1234', 'Password-1234', 'Aaaaaaaaaaa1!', 'lagom salt gröt', 'Kort-7'])(
    'is not %s [DEC-141]',
    async (newPassword) => {
      const { browser } = await aStaffMember(api);
      const refused = await browser.send('PUT', staffPaths.password, {
        ...{ currentPassword: STAFF_PASSWORD, newPassword },
      });
      expect([refused.status, readProblem(refused).parameter]).toEqual([422, 'newPassword']);
    },
  );
});
