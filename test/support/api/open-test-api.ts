import { pino } from 'pino';
import { ManualClock } from '@/adapters/memory/manual-clock';
import { I18nextTexts } from '@/adapters/texts/i18next-texts';
import { DemonstrationLogin } from '@api/demonstration/login-provider/demonstration-login';
import { DemonstrationProvider } from '@api/demonstration/payment-provider/demonstration-provider';
import { storeChain } from '@api/demonstration/store-chain';
import type { ApiServer } from '@api/http/api-server';
import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import { buildServer } from '@api/server';
import type { ServerOptions, ServerParts } from '@api/server-parts';
import { postgresStores, type Stores } from '@api/stores';
import { systemRandomness } from '@api/system/system-randomness';
import { aChain } from '@test/support/api/a-chain';
import { KeptMail } from '@test/support/api/kept-mail';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

export interface TestApi {
  readonly origin: string;
  readonly app: ApiServer;
  readonly clock: ManualClock;
  readonly stores: Stores;
  readonly mail: KeptMail;
  readonly database: FreshDatabase;
  /** A second server on the same database, as after a restart. */
  another(different?: Different): Promise<TestApi>;
  close(): Promise<void>;
}

export const OPERATOR_TOKEN = 'the-token-of-the-operator';

const QUIET_OPTIONS: ServerOptions = {
  version: '1.2.3',
  publicOrigin: undefined,
  isOpenToNetwork: false,
  trustedProxies: 0,
  hidesMembers: false,
  operatorToken: OPERATOR_TOKEN,
  kitchenPaceMs: undefined,
  clientFolder: undefined,
  page: {},
  rateLimits: DEFAULT_RATE_LIMITS,
  shopNetworks: { has: () => true },
  mailbox: undefined,
  maxEventLoopDelayMs: 0,
};

type Different = Partial<Omit<ServerParts, 'options'>> & { readonly options?: Partial<ServerOptions> };

/** The whole API over real HTTP on a database of its own, at a time that stands still: Saturday noon in Stockholm. */
export async function openTestApi(different: Different = {}): Promise<TestApi> {
  const database = await makeFreshDatabase();
  const stores = postgresStores(database.database);
  await storeChain(stores, aChain());
  const api = await serve(database, stores, new ManualClock(), different);
  return {
    ...api,
    close: async () => {
      await api.close();
      await database.drop();
    },
  };
}

async function serve(
  database: FreshDatabase,
  stores: Stores,
  clock: ManualClock,
  { options, ...different }: Different,
): Promise<TestApi> {
  const mail = new KeptMail();
  const demonstrationLogin = new DemonstrationLogin({ clock, randomness: systemRandomness });
  const app = await buildServer({
    stores,
    clock,
    randomness: systemRandomness,
    provider: new DemonstrationProvider({ ledger: stores.ledger, clock, randomness: systemRandomness }),
    ...{ demonstrationLogin, loginProviders: [demonstrationLogin] },
    images: { has: () => false, render: () => Promise.reject(new Error('There is no picture')) },
    mailer: mail,
    texts: new I18nextTexts({ report: () => undefined, log: () => undefined }),
    log: pino({ level: 'silent' }),
    options: { ...QUIET_OPTIONS, ...options },
    ...different,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...{ origin, app, clock, stores, mail, database },
    another: (others = {}) => serve(database, postgresStores(database.database), clock, others),
    close: async () => {
      await app.close();
    },
  };
}
