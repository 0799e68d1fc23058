import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { err } from '@/domain/shared/result';
import { DEMONSTRATION_MEMBER } from '@demo/demonstration-member';
import { readEnvironment, type Environment } from '@api/environment';
import type { PaymentProvider } from '@api/payments/payment-provider';
import { startDemonstration, type PluggedIn } from '@demo/start-demonstration';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';
import { makeThrowAwayFolder, type ThrowAwayFolder } from '@test/support/database/throw-away-folder';
import { freePort } from '@test/support/free-port';

const PUBLIC_ORIGIN = 'https://lucka.example';

let database: FreshDatabase;
let folder: ThrowAwayFolder;
beforeAll(async () => {
  [database, folder] = [await makeFreshDatabase(), await makeThrowAwayFolder()];
});
afterAll(async () => {
  await database.drop();
  await folder.dispose();
});

function environmentOf(variables: Readonly<Record<string, string>>): Environment {
  const environment = readEnvironment({
    ...{ DATABASE_URL: database.url, LUCKA_DATA: folder.path, LUCKA_LOG_LEVEL: 'silent', PORT: '0' },
    LUCKA_NOTIFICATION_KEYS: 'a-key-of-more-than-thirty-two-characters',
    ...variables,
  });
  if (!environment.ok) throw new Error(environment.error.join(' '));
  return environment.value;
}

const provider: PaymentProvider = {
  name: 'another',
  open: () => Promise.resolve(err({ kind: 'unreachable' })),
  fetchState: () => Promise.resolve(err({ kind: 'unreachable' })),
  capture: () => Promise.resolve(err({ kind: 'unreachable' })),
  release: () => Promise.resolve(err({ kind: 'unreachable' })),
  refund: () => Promise.resolve(err({ kind: 'unreachable' })),
};

/** Which parts of the demonstration a started API answers with. */
async function partsOf(variables: Readonly<Record<string, string>>, pluggedIn: PluggedIn = {}) {
  const port = await freePort();
  const api = await startDemonstration(environmentOf({ ...variables, PORT: port }), pluggedIn);
  try {
    const origin = `http://127.0.0.1:${port}`;
    const statusOf = async (path: string): Promise<number> =>
      (await fetch(`${origin}${path}`, { redirect: 'manual' })).status;
    const { email, password } = DEMONSTRATION_MEMBER;
    const login = await fetch(`${origin}/api/identity/login?useCookies=true`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email, password }),
    });
    const settings = await (await fetch(`${origin}/api/settings`)).text();
    return {
      payments: (await statusOf('/demo-payment/style.css')) === 200,
      member: login.status === 200,
      loginProvider: settings.includes('lucka-id'),
      mailbox: (await statusOf('/demo-mail/')) === 200,
    };
  } finally {
    await api.close();
  }
}

const NOTHING = { payments: false, member: false, loginProvider: false, mailbox: false };
const EVERYTHING = { payments: true, member: true, loginProvider: true, mailbox: true };

describe('startDemonstration', () => {
  it.each([
    { LUCKA_LOGIN: 'on', hasDemonstrationMember: true },
    { LUCKA_LOGIN: 'off', hasDemonstrationMember: false },
  ])(
    'names a member to log in as only where members can: %j',
    async ({ hasDemonstrationMember, ...variables }) => {
      const api = await startDemonstration(environmentOf(variables));
      await api.close();
      expect(api).toMatchObject({ hasDemonstrationMember, hasDemonstrationStaff: true });
    },
  );

  it.each([
    { PUBLIC_ORIGIN },
    { PUBLIC_ORIGIN, LUCKA_DEMO: 'kitchen,logins,mailbox' },
    { LUCKA_DEMO: 'off' },
  ])('does not start with %j: no payment provider is set', async (variables) => {
    await expect(startDemonstration(environmentOf(variables))).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/^No payment provider is set.*LUCKA_DEMO=payments/),
    });
  });

  it('enables all parts if only this machine can reach it', async () => {
    expect(await partsOf({})).toEqual(EVERYTHING);
  });

  it('disables all parts at a public origin with its own payment provider', async () => {
    expect(await partsOf({ PUBLIC_ORIGIN }, { paymentProvider: provider })).toEqual(NOTHING);
  });

  it('enables exactly the listed parts at a public origin', async () => {
    expect(await partsOf({ PUBLIC_ORIGIN, LUCKA_DEMO: 'payments' })).toEqual({ ...NOTHING, payments: true });
    expect(await partsOf({ PUBLIC_ORIGIN, LUCKA_DEMO: 'all' })).toEqual(EVERYTHING);
  });

  it('reports an unusable folder', async () => {
    const variables = { LUCKA_DATA: '/proc/lucka' };
    await expect(startDemonstration(environmentOf(variables))).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('LUCKA_DATA'),
    });
  });
});
