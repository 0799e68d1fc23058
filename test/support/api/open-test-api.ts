import { pino } from 'pino';
import { ManualClock } from '@test/support/memory/manual-clock';
import { fetchMailCatalogue } from '@api/mail/mail-catalogue';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import { demonstrationExtension, type DemonstrationPages } from '@demo/demonstration-extension';
import { DemonstrationLogin } from '@demo/login-provider/demonstration-login';
import { DemonstrationProvider } from '@demo/payment-provider/demonstration-provider';
import { storeChain } from '@api/chain/store-chain';
import type { ApiServer } from '@api/http/api-server';
import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import { silentMeter } from '@api/metrics/meter';
import { sharedServices, type ProcessServices } from '@api/process-services';
import { buildServer } from '@api/server';
import type { ServerOptions, ServerDeps } from '@api/server-deps';
import { memoryStores, postgresStores, type PostgresStores, type Stores } from '@api/stores';
import { systemRandomness } from '@api/system/system-randomness';
import { aChain } from '@test/support/api/a-chain';
import { token } from '@test/support/api/guest';
import { StoredMail } from '@test/support/api/stored-mail';
import { listenInProcess } from '@test/support/api/listen-in-process';
import { SeenAnswers } from '@test/support/api/seen-answers';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

export interface TestApi {
  readonly origin: string;
  readonly app: ApiServer;
  readonly clock: ManualClock;
  readonly stores: Stores;
  readonly mail: StoredMail;
  readonly database: FreshDatabase;
  /** A second server on the same database, as after a restart. */
  another(different?: Different): Promise<TestApi>;
  close(): Promise<void>;
}

export const OPERATOR_TOKEN = 'the-token-of-the-operator';

const QUIET_OPTIONS = {
  version: '1.2.3',
  retentionDays: {
    contacts: undefined,
    notes: undefined,
    payments: undefined,
    orders: undefined,
    audit: undefined,
  },
  newRequestId: () => `test-${token()}`,
  publicOrigin: undefined,
  isOpenToNetwork: false,
  trustedProxies: 0,
  hidesMembers: false,
  operatorToken: OPERATOR_TOKEN,
  notificationKeys: [],
  clientFolder: undefined,
  page: {},
  rateLimits: DEFAULT_RATE_LIMITS,
  shopNetworks: { has: () => true },
  // On a busy machine a query may take seconds.
  answerBudgetMs: 25_000,
} satisfies ServerOptions;

type Different = Partial<Omit<ServerDeps, 'options' | 'extend'>> & {
  readonly options?: Partial<ServerOptions>;
  readonly pages?: Partial<DemonstrationPages>;
  /** Whether it shares its database with other processes. */
  readonly isShared?: boolean;
};

/**
 * Whether the API runs as for the command line: in memory, without a socket. Tests that use the database or a socket
 * are skipped there.
 */
export const IS_IN_PROCESS = process.env['LUCKA_TEST_API'] === 'in-process';

/**
 * The whole API over HTTP on its own database, or in process without either; the clock is fixed at Saturday noon in
 * Stockholm.
 */
export async function openTestApi(different: Different = {}): Promise<TestApi> {
  if (IS_IN_PROCESS) return openInProcess(different);
  const database = await makeFreshDatabase();
  const stores = postgresStores(database.database);
  await storeChain(stores, aChain());
  const listen: Listen = (app) => app.listen({ host: '127.0.0.1', port: 0 });
  const api = await serve(
    { database, listen, stores: () => postgresStores(database.database) },
    stores,
    new ManualClock(),
    different,
  );
  return {
    ...api,
    close: async () => {
      await api.close();
      await database.drop();
    },
  };
}

async function openInProcess(different: Different): Promise<TestApi> {
  const stores = memoryStores();
  await storeChain(stores, aChain());
  const place = { listen: listenInProcess, stores: () => stores };
  return serve(place, stores, new ManualClock(), different);
}

type Listen = (app: ApiServer) => Promise<string>;

interface Place {
  readonly database?: FreshDatabase;
  readonly listen: Listen;
  /** The stores of another server. */
  readonly stores: () => Stores | PostgresStores;
}

const servicesOn = ({ database, url }: FreshDatabase, clock: ManualClock): ProcessServices =>
  sharedServices({
    ...{ ordering: database, reading: database, url, clock, sender: token() },
    meter: silentMeter,
    countBudgetMs: QUIET_OPTIONS.answerBudgetMs,
  });

async function serve(
  place: Place,
  stores: Stores | PostgresStores,
  clock: ManualClock,
  { options, pages, isShared = false, ...different }: Different,
): Promise<TestApi> {
  const mail = new StoredMail();
  const login = new DemonstrationLogin({ clock, randomness: systemRandomness });
  const app = await buildServer({
    stores,
    ...('catalogue' in stores && { catalogue: stores.catalogue }),
    ...(isShared && place.database !== undefined && { services: servicesOn(place.database, clock) }),
    clock,
    randomness: systemRandomness,
    provider: new DemonstrationProvider({ ledger: stores.ledger, clock, randomness: systemRandomness }),
    loginProviders: [login],
    extend: demonstrationExtension({ hasPaymentPage: true, login, ...pages }),
    images: { find: () => Promise.resolve(undefined) },
    mailer: mail,
    texts: new I18nextTexts({ report: () => undefined, log: () => undefined }, fetchMailCatalogue),
    log: pino({ level: 'silent' }),
    options: { ...QUIET_OPTIONS, ...options },
    ...different,
  });
  const seen = new SeenAnswers();
  seen.watch(app);
  const origin = await place.listen(app);
  await seen.learn(app);
  return {
    ...{ origin, app, clock, stores, mail },
    get database() {
      if (place.database === undefined) throw new Error('There is no database in the process');
      return place.database;
    },
    another: (others = {}) => serve(place, place.stores(), clock, others),
    close: async () => {
      await app.close();
      if (!IS_IN_PROCESS) seen.writeDown();
      if (seen.faults().length > 0) throw new Error(`Not as documented:\n${seen.faults().join('\n')}`);
    },
  };
}
