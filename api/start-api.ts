import path from 'node:path';
import { pino, type Logger } from 'pino';
import { I18nextTexts } from '@/adapters/texts/i18next-texts';
import { appVersion } from '@api/app-version';
import { openDatabase } from '@api/database/open-database';
import { demonstrationChain } from '@api/demonstration/chain/demonstration-chain';
import { demonstrationImages } from '@api/demonstration/chain/images/demonstration-images';
import { DemonstrationProvider } from '@api/demonstration/payment-provider/demonstration-provider';
import { storeChainWhereEmpty } from '@api/demonstration/store-chain';
import type { Environment } from '@api/environment';
import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import { KeptImages } from '@api/images/kept-images';
import { listenAtFreePort } from '@api/listen';
import { FolderMailer } from '@api/mail/folder-mailer';
import type { Mailer } from '@api/mail/mailer';
import { SmtpMailer } from '@api/mail/smtp-mailer';
import { buildServer } from '@api/server';
import type { ServerOptions } from '@api/server-parts';
import { SettingsWithLanguages } from '@api/settings/settings-with-languages';
import { FirstShopOnly } from '@api/shops/first-shop-only';
import { postgresStores, type Stores } from '@api/stores';
import { systemClock } from '@api/system/system-clock';
import { systemRandomness } from '@api/system/system-randomness';

const CLIENT_FOLDER = path.resolve('dist/client');
/** Where PostgreSQL quotes rows and statements, in which names and addresses stand. */
const SECRET_FIELDS = ['detail', 'where', 'query'].flatMap((name) => [`err.${name}`, `err.cause.${name}`]);
const MAX_EVENT_LOOP_DELAY_MS = 2_000;

export interface RunningApi {
  readonly address: string;
  readonly databaseDescription: string;
  /** Lets what is under way finish, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the whole API as the settings say: database, demonstration chain where there is none yet, server.
 *
 * @throws CannotStart with a message for the person who started it.
 */
export async function startApi(environment: Environment): Promise<RunningApi> {
  const log = pino({ level: environment.logLevel, redact: SECRET_FIELDS });
  const opened = await openDatabase({
    databaseUrl: environment.databaseUrl,
    dataFolder: environment.dataFolder,
    reportTrouble: (message, error) => log.warn({ err: error }, message),
  });
  try {
    const kept = postgresStores(opened.database);
    await storeChainWhereEmpty(kept, () => demonstrationChain('all', systemClock.now()));
    const stores = storesAsSet(kept, environment);
    const app = await buildServer({
      stores,
      clock: systemClock,
      randomness: systemRandomness,
      provider: new DemonstrationProvider({
        ledger: stores.ledger,
        clock: systemClock,
        randomness: systemRandomness,
      }),
      images: new KeptImages(demonstrationImages, path.join(environment.dataFolder, 'images'), appVersion()),
      mailer: mailerOf(environment, log),
      texts: new I18nextTexts({ report: (failure) => log.error(failure), log: (entry) => log.warn(entry) }),
      log,
      options: optionsOf(environment),
    });
    const address = await listenAtFreePort(app, environment);
    await opened.announce(address);
    const close = async (): Promise<void> => {
      await app.close();
      await opened.close();
    };
    return { address, databaseDescription: opened.description, close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const storesAsSet = (stores: Stores, { demonstrationShops, languages }: Environment): Stores => ({
  ...stores,
  ...(demonstrationShops === 'single' && { shops: new FirstShopOnly(stores.shops) }),
  ...(languages !== undefined && { settings: new SettingsWithLanguages(stores.settings, languages) }),
});

const optionsOf = (environment: Environment): ServerOptions => ({
  version: appVersion(),
  publicOrigin: environment.publicOrigin,
  isOpenToNetwork: isLoopback(environment.host) ? false : environment.publicOrigin === undefined,
  trustedProxies: environment.trustedProxies,
  operatorToken: environment.operatorToken,
  kitchenPaceMs: environment.kitchenPaceMs,
  clientFolder: CLIENT_FOLDER,
  page: environment,
  rateLimits: DEFAULT_RATE_LIMITS,
  shopNetworks: environment.shopNetworks,
  maxEventLoopDelayMs: MAX_EVENT_LOOP_DELAY_MS,
});

const isLoopback = (host: string): boolean => ['127.0.0.1', 'localhost', '::1'].includes(host);

function mailerOf({ smtpUrl, mailFrom, dataFolder }: Environment, log: Logger): Mailer {
  const report = (error: unknown): void => log.error({ err: error }, 'Mail was not sent');
  if (smtpUrl !== undefined) return new SmtpMailer({ url: smtpUrl, from: mailFrom, report });
  const folder = path.join(dataFolder, 'mail');
  return new FolderMailer({
    folder,
    from: mailFrom,
    clock: systemClock,
    randomness: systemRandomness,
    report,
  });
}
