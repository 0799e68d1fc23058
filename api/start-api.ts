import path from 'node:path';
import { pino, type Logger } from 'pino';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import { appVersion } from '@api/app-version';
import { checkFolders } from '@api/check-folders';
import { openDatabase, type OpenedDatabase } from '@api/database/open-database';
import { followFolder } from '@api/chain/follow-folder';
import { importChain, importWhereEmpty } from '@api/chain/import-chain';
import type { LoadedChain } from '@api/chain/load-chain';
import { chainImages } from '@api/chain/pictures/chain-images';
import { importedPictures } from '@api/chain/pictures/imported-pictures';
import type { Environment } from '@api/environment';
import { reportCrashBy, type ReportCrash } from '@api/failures/end-on-crash';
import { openForwarder } from '@api/failures/open-forwarder';
import type { Extension } from '@api/extension';
import type { ImageSource } from '@api/images/image-source';
import type { ExternalLoginProvider } from '@api/external-login/external-login-provider';
import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import { randomIds } from '@api/http/request-ids';
import { isLoopbackHost } from '@api/http/is-loopback-host';
import { StoredImages } from '@api/images/stored-images';
import { listenAtFreePort } from '@api/listen';
import { FolderMailer } from '@api/mail/folder-mailer';
import type { Mailer } from '@api/mail/mailer';
import { fetchMailCatalogue } from '@api/mail/mail-catalogue';
import { mailFolderIn } from '@api/mail/mail-folder';
import { SmtpMailer } from '@api/mail/smtp-mailer';
import { tracedMailer } from '@api/mail/traced-mailer';
import { type Meter, silentMeter } from '@api/metrics/meter';
import { PrometheusMeter } from '@api/metrics/prometheus-meter';
import { serveMetrics, type MetricsServer } from '@api/metrics/serve-metrics';
import { configuredCompany } from '@api/payments/configured-company';
import type { PaymentProvider } from '@api/payments/payment-provider';
import { type PushSender, WebPushSender } from '@api/push/push-sender';
import { tracedPushSender } from '@api/push/traced-push-sender';
import { sharedServices } from '@api/process-services';
import { buildServer } from '@api/server';
import type { DrawPages, ServerDeps, ServerOptions } from '@api/server-deps';
import { SettingsAsStarted } from '@api/settings/settings-as-started';
import { FirstShopOnly } from '@api/shops/first-shop-only';
import { postgresStores, type Stores } from '@api/stores';
import { systemClock } from '@api/system/system-clock';
import { openTracer } from '@api/tracing/open-tracer';
import type { Tracer } from '@api/tracing/tracer';
import { systemRandomness } from '@api/system/system-randomness';

const CLIENT_FOLDER = path.resolve('dist/client');
/** Fields in which PostgreSQL quotes rows and statements, which contain names and addresses. */
const SECRET_FIELDS = ['detail', 'where', 'query'].flatMap((name) => [`err.${name}`, `err.cause.${name}`]);
const system = { clock: systemClock, randomness: systemRandomness } as const;
const NOTIFICATION_KEY_BITS = 256;
const SENDER_BITS = 96;

export interface RunningApi {
  readonly address: string;
  readonly databaseDescription: string;
  /** Finishes requests in progress, then closes the database. */
  close(): Promise<void>;
  readonly reportCrash: ReportCrash;
}

/** What the API is started with: its chain and the external services. */
export interface Installation {
  /** The chain of the folder that the settings name; else the one to store if there is none yet. */
  readonly chain: LoadedChain;
  /** Prints lines for the person who edits the folder of the chain. */
  readonly print: (lines: readonly string[]) => void;
  /** The company that takes payments, unless the settings name another one. */
  readonly paymentProvider: (stores: Stores) => PaymentProvider;
  readonly loginProviders: readonly ExternalLoginProvider[];
  /** Prepares the stores before the server answers. */
  readonly prepare: (stores: Stores) => Promise<void>;
  readonly extend: Extension;
  readonly drawPages: DrawPages | undefined;
}

/**
 * Starts the API by its settings: database, chain if there is none yet, server.
 * @throws StartupError with a message for the operator.
 */
export async function startApi(environment: Environment, installation: Installation): Promise<RunningApi> {
  const log = pino({ level: environment.logLevel, redact: SECRET_FIELDS });
  const prometheus = environment.metricsPort === undefined ? undefined : new PrometheusMeter();
  const meter = prometheus ?? silentMeter;
  const reportTrouble = (message: string, error?: unknown): void => log.warn({ err: error }, message);
  const tracer = await openTracer({
    settings: environment.tracing,
    version: appVersion(),
    report: (error) => log.warn({ err: error }, 'Traces could not be delivered'),
  });
  const forwarder = await openForwarder({
    ...{ settings: environment.sentry, version: appVersion(), clock: systemClock },
    report: (error) => log.warn({ err: error }, 'Failures could not be forwarded'),
  });
  const opened = await openDatabase({
    databaseUrl: environment.databaseUrl,
    dataFolder: environment.dataFolder,
    reportTrouble,
    tracer,
  });
  try {
    const { catalogue, ...stored } = postgresStores(opened.ordering, {
      reading: opened.reading,
      reportTrouble,
    });
    const openChain = environment.chainFolder === undefined ? importWhereEmpty : importChain;
    await openChain(stored, installation.chain, systemClock.now());
    await checkFolders(environment.dataFolder);
    const { loginProviders, extend } = installation;
    const stores = storesAsSet(stored, environment, loginProviders);
    await installation.prepare(stores);
    const app = await buildServer({
      stores,
      catalogue,
      ...system,
      ...(await paymentsOf(environment, installation, stores)),
      loginProviders,
      extend,
      drawPages: installation.drawPages,
      images: storedImages(chainImages(importedPictures(stored.chain, installation.chain)), environment, log),
      mailer: tracedMailer(mailerOf(environment, log), tracer),
      pushSender: pushSenderOf(environment, log, tracer),
      texts: new I18nextTexts(
        { report: (failure) => log.error(failure), log: (entry) => log.warn(entry) },
        fetchMailCatalogue,
      ),
      log,
      reportFailure: forwarder?.report,
      meter,
      tracer,
      ...servicesOf(opened, meter),
      checkReadiness: () => opened.reading.query('SELECT 1'),
      options: optionsOf(environment),
    });
    measurePools(meter, opened);
    const metrics = await metricsServer(prometheus, environment);
    const address = await listenAtFreePort(app, environment);
    await opened.announce(address);
    const { chainFolder } = environment;
    const stopFollowing =
      chainFolder === undefined
        ? undefined
        : followFolder(chainFolder, {
            ...{ stores: stored, clock: systemClock, reportTrouble },
            print: installation.print,
          });
    const close = async (): Promise<void> => {
      stopFollowing?.();
      await app.close();
      metrics?.close();
      await opened.close();
      await tracer.close();
    };
    const reportCrash = reportCrashBy({ from: 'api', log, forwarder });
    return { address, databaseDescription: opened.description, close, reportCrash };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const paymentsOf = (
  { payments }: Environment,
  installation: Installation,
  stores: Stores,
): Promise<Pick<ServerDeps, 'provider' | 'readNotification'>> =>
  payments === undefined
    ? Promise.resolve({ provider: installation.paymentProvider(stores) })
    : configuredCompany(payments, { references: stores.providerReferences, clock: systemClock });

/** An embedded database has one process; an external one may have several. */
const servicesOf = (
  { ordering, reading, sharedUrl: url }: OpenedDatabase,
  meter: Meter,
): Pick<ServerDeps, 'services'> =>
  url === undefined
    ? {}
    : {
        services: sharedServices({
          ...{ ordering, reading, url, meter, clock: systemClock },
          sender: systemRandomness.token(SENDER_BITS),
        }),
      };

function measurePools(meter: Meter, { ordering, reading }: OpenedDatabase): void {
  for (const [pool, database] of Object.entries({ ordering, reading })) {
    meter.gauge('databaseConnections', () => database.load.inUse, { pool, state: 'inUse' });
    meter.gauge('databaseConnections', () => database.load.waiting, { pool, state: 'waiting' });
  }
}

const metricsServer = async (
  meter: PrometheusMeter | undefined,
  { host, metricsPort: port }: Environment,
): Promise<MetricsServer | undefined> =>
  meter === undefined || port === undefined ? undefined : serveMetrics(meter, { host, port });

const storedImages = (images: ImageSource, { dataFolder }: Environment, log: Logger): StoredImages =>
  new StoredImages(images, {
    path: path.join(dataFolder, 'images'),
    edition: appVersion(),
    report: (error) => log.warn({ err: error }, 'A picture could not be stored and will be retried'),
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

const optionsOf = (environment: Environment): ServerOptions => ({
  version: appVersion(),
  newRequestId: randomIds(),
  publicOrigin: environment.publicOrigin,
  isOpenToNetwork: isLoopbackHost(environment.host) ? false : environment.publicOrigin === undefined,
  trustedProxies: environment.trustedProxies ?? 0,
  hidesMembers: environment.hidesMembers,
  operatorToken: environment.operatorToken,
  notificationKeys: environment.notificationKeys ?? [systemRandomness.token(NOTIFICATION_KEY_BITS)],
  clientFolder: CLIENT_FOLDER,
  page: environment,
  retentionDays: environment.retentionDays,
  acceptWithinMs: environment.acceptWithinMs,
  collectWithinMs: environment.collectWithinMs,
  rateLimits: DEFAULT_RATE_LIMITS,
  shopNetworks: environment.shopNetworks,
});

function pushSenderOf({ push }: Environment, log: Logger, tracer: Tracer): PushSender | undefined {
  if (push === undefined) return undefined;
  const report = (error: unknown): void =>
    log.warn({ err: error }, 'A browser could not be notified and will be tried again');
  return tracedPushSender(new WebPushSender({ settings: push, report }), tracer);
}

function mailerOf(environment: Environment, log: Logger): Mailer {
  const { smtpUrl, mailFrom } = environment;
  const report = (error: unknown): void => log.error({ err: error }, 'An e-mail could not be sent');
  if (smtpUrl !== undefined) return new SmtpMailer({ url: smtpUrl, from: mailFrom, report });
  return new FolderMailer({
    folder: mailFolderIn(environment.dataFolder),
    from: mailFrom,
    clock: systemClock,
    randomness: systemRandomness,
    report,
  });
}
