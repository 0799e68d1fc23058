import path from 'node:path';
import { pino, type Logger } from 'pino';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import { PasswordHasher } from '@api/accounts/password-hasher';
import { appVersion } from '@api/app-version';
import { checkFolders } from '@api/check-folders';
import { CannotStart } from '@api/system/startup-error';
import { openDatabase } from '@api/database/open-database';
import { demonstrationChain } from '@demo/demonstration-chain';
import { chainImages } from '@api/chain/pictures/chain-images';
import { demonstrationPictures } from '@demo/demonstration-chain';
import { dismissDemonstrationMember, welcomeDemonstrationMember } from '@demo/demonstration-member';
import { DemonstrationLogin } from '@demo/login-provider/demonstration-login';
import { DemonstrationProvider } from '@demo/payment-provider/demonstration-provider';
import { storeChainWhereEmpty } from '@api/chain/store-chain';
import type { Environment } from '@api/environment';
import type { ExternalLoginProvider } from '@api/external-login/external-login-provider';
import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import { isLoopbackHost } from '@api/http/is-loopback-host';
import { KeptImages } from '@api/images/stored-images';
import { listenAtFreePort } from '@api/listen';
import { FolderMailer } from '@api/mail/folder-mailer';
import type { Mailer } from '@api/mail/mailer';
import { MailFolder } from '@api/mail/mail-folder';
import { SmtpMailer } from '@api/mail/smtp-mailer';
import type { PaymentProvider } from '@api/payments/payment-provider';
import { buildServer } from '@api/server';
import type { ServerOptions } from '@api/server-deps';
import { SettingsAsStarted } from '@api/settings/settings-as-started';
import { FirstShopOnly } from '@api/shops/first-shop-only';
import { postgresStores, type Stores } from '@api/stores';
import { systemClock } from '@api/system/system-clock';
import { systemRandomness } from '@api/system/system-randomness';

const CLIENT_FOLDER = path.resolve('dist/client');
/** Where PostgreSQL quotes rows and statements, in which names and addresses stand. */
const SECRET_FIELDS = ['detail', 'where', 'query'].flatMap((name) => [`err.${name}`, `err.cause.${name}`]);
const system = { clock: systemClock, randomness: systemRandomness } as const;
const NOTIFICATION_KEY_BITS = 256;

export interface RunningApi {
  readonly address: string;
  readonly databaseDescription: string;
  /** Whether there is the demonstration's member to log in as. */
  readonly hasDemonstrationMember: boolean;
  /** Whether its mail can be read at the address's mailbox. */
  readonly hasMailbox: boolean;
  /** Lets what is under way finish, then closes the database. */
  close(): Promise<void>;
}

/** What an installation brings along in place of the demonstration. */
export interface PluggedIn {
  readonly paymentProvider?: PaymentProvider;
  readonly loginProviders?: readonly ExternalLoginProvider[];
}

/**
 * Starts the whole API as the settings say: database, demonstration chain where there is none yet, server.
 *
 * @throws CannotStart with a message for the person who started it.
 */
export async function startApi(environment: Environment, pluggedIn: PluggedIn = {}): Promise<RunningApi> {
  const { demonstration } = environment;
  if (pluggedIn.paymentProvider === undefined && !demonstration.has('payments')) {
    throw new CannotStart(NO_PAYMENT_PROVIDER);
  }
  const log = pino({ level: environment.logLevel, redact: SECRET_FIELDS });
  const reportTrouble = (message: string, error?: unknown): void => log.warn({ err: error }, message);
  const opened = await openDatabase({
    databaseUrl: environment.databaseUrl,
    dataFolder: environment.dataFolder,
    reportTrouble,
  });
  try {
    const { catalogue, ...kept } = postgresStores(opened.ordering, {
      reading: opened.reading,
      reportTrouble,
    });
    await storeChainWhereEmpty(kept, () => demonstrationChain(systemClock.now()));
    await checkFolders(environment.dataFolder);
    const login = demonstration.has('logins') ? new DemonstrationLogin(system) : undefined;
    const loginProviders = [...(pluggedIn.loginProviders ?? []), ...(login === undefined ? [] : [login])];
    const stores = storesAsSet(kept, environment, loginProviders);
    await settleDemonstrationMember(stores, environment);
    const app = await buildServer({
      stores,
      catalogue,
      ...system,
      provider: pluggedIn.paymentProvider ?? new DemonstrationProvider({ ledger: stores.ledger, ...system }),
      loginProviders,
      ...(login !== undefined && { demonstrationLogin: login }),
      images: storedImages(environment, log),
      mailer: mailerOf(environment, log),
      texts: new I18nextTexts({ report: (failure) => log.error(failure), log: (entry) => log.warn(entry) }),
      log,
      options: { ...optionsOf(environment), hasPaymentPage: pluggedIn.paymentProvider === undefined },
    });
    const address = await listenAtFreePort(app, environment);
    await opened.announce(address);
    const close = async (): Promise<void> => {
      await app.close();
      await opened.close();
    };
    return {
      ...{ address, databaseDescription: opened.description, close },
      hasDemonstrationMember: demonstration.has('logins'),
      hasMailbox: mailboxOf(environment) !== undefined,
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const storedImages = ({ dataFolder }: Environment, log: Logger): KeptImages =>
  new KeptImages(chainImages(demonstrationPictures()), {
    path: path.join(dataFolder, 'images'),
    edition: appVersion(),
    report: (error) => log.warn({ err: error }, 'A drawn picture could not be stored; it is tried again'),
  });

const storesAsSet = (
  stores: Stores,
  { demonstrationShops, languages, isLoginOffered }: Environment,
  loginProviders: readonly ExternalLoginProvider[],
): Stores => ({
  ...stores,
  ...(demonstrationShops === 'single' && { shops: new FirstShopOnly(stores.shops) }),
  settings: new SettingsAsStarted(stores.settings, {
    ...(languages !== undefined && { languages: [...languages] }),
    ...(isLoginOffered !== undefined && { enableCustomerLogin: isLoginOffered }),
    externalLoginProviders: loginProviders.map(({ name, displayName }) => ({ name, displayName })),
  }),
});

/** A provider cannot be guessed: taking orders without one would give the food away. */
const NO_PAYMENT_PROVIDER =
  'No payment provider is set. That of the demonstration takes no real money, and is off with PUBLIC_ORIGIN unless ' +
  'LUCKA_DEMO=payments asks for it by name. docs/api.md says how to plug in another one.';

const mailboxOf = (environment: Environment): MailFolder | undefined =>
  environment.demonstration.has('mailbox') && environment.smtpUrl === undefined
    ? mailFolderOf(environment)
    : undefined;

const mailFolderOf = ({ dataFolder }: Environment): MailFolder =>
  new MailFolder(path.join(dataFolder, 'mail'));

function settleDemonstrationMember(stores: Stores, environment: Environment): Promise<void> {
  if (!environment.demonstration.has('logins')) return dismissDemonstrationMember(stores.accounts);
  const hasher = new PasswordHasher();
  return welcomeDemonstrationMember({ ...stores, ...system, hasher });
}

const optionsOf = (environment: Environment): Omit<ServerOptions, 'hasPaymentPage'> => ({
  version: appVersion(),
  publicOrigin: environment.publicOrigin,
  isOpenToNetwork: isLoopbackHost(environment.host) ? false : environment.publicOrigin === undefined,
  trustedProxies: environment.trustedProxies ?? 0,
  hidesMembers: environment.hidesMembers,
  operatorToken: environment.operatorToken,
  notificationKeys: environment.notificationKeys ?? [systemRandomness.token(NOTIFICATION_KEY_BITS)],
  kitchenPaceMs: environment.kitchenPaceMs,
  clientFolder: CLIENT_FOLDER,
  page: environment,
  rateLimits: DEFAULT_RATE_LIMITS,
  shopNetworks: environment.shopNetworks,
  mailbox: mailboxOf(environment),
  isMailboxForAll: environment.publicOrigin !== undefined || !isLoopbackHost(environment.host),
});

function mailerOf(environment: Environment, log: Logger): Mailer {
  const { smtpUrl, mailFrom } = environment;
  const report = (error: unknown): void => log.error({ err: error }, 'Mail was not sent');
  if (smtpUrl !== undefined) return new SmtpMailer({ url: smtpUrl, from: mailFrom, report });
  return new FolderMailer({
    folder: mailFolderOf(environment),
    from: mailFrom,
    clock: systemClock,
    randomness: systemRandomness,
    report,
  });
}
