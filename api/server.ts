import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { accountDeps } from '@api/compose-accounts';
import { FAILED_LOGINS } from '@api/accounts/check-login';
import { auditOf } from '@api/audit/audit';
import { identityRoutes } from '@api/accounts/identity-routes';
import { passkeyLoginRoutes } from '@api/passkeys/passkey-login-routes';
import { memberPasskeys } from '@api/passkeys/member-passkeys';
import { passkeyRoutes } from '@api/passkeys/passkey-routes';
import { passwordRoutes } from '@api/accounts/password-routes';
import type { Catalogue } from '@api/catalogue/catalogue';
import { PublishedVersion } from '@api/catalogue/published-version';
import { cultureRoutes } from '@api/cultures/culture-routes';
import { designRoutes } from '@api/design/design-routes';
import { operatorDesignRoutes } from '@api/design/operator-design-routes';
import { externalLoginRoutes } from '@api/external-login/external-login-routes';
import { AdmissionGate, type GateLimits } from '@api/http/admission-gate';
import { ANSWER_BUDGET_MS } from '@api/database/query-budget';
import { describeApi } from '@api/http/api-document';
import { answerErrors } from '@api/http/answer-errors';
import type { ApiServer } from '@api/http/api-server';
import { serveClient } from '@api/http/client-files';
import { boundConnections, DEFAULT_CONNECTION_LIMITS } from '@api/http/connection-limits';
import { boundedServer } from '@api/http/bounded-server';
import { BODY_MAX_BYTES, readJsonBodies } from '@api/http/json-bodies';
import { runInBackground } from '@api/http/background-work';
import { closeIdleConnections } from '@api/http/close-idle-connections';
import { logAnswers } from '@api/http/log-answers';
import { mailOrigin } from '@api/http/mail-origin';
import { measureAnswers } from '@api/http/measure-answers';
import { noticeProxy } from '@api/http/notice-proxy';
import { answerPublicly } from '@api/http/public-answers';
import { CallLimits, limitRates } from '@api/http/rate-limits';
import { nameRequests, requestIds } from '@api/http/request-ids';
import { reportFailures } from '@api/http/report-failures';
import { languageOfRequest } from '@api/http/request-language';
import { requestOrigin } from '@api/http/request-origin';
import { secure } from '@api/http/security';
import { shedLoad } from '@api/http/shed-load';
import { traceRequests } from '@api/http/trace-requests';
import { UnansweredRequests } from '@api/http/unanswered-requests';
import { connectedOrigins } from '@api/http/page-settings';
import { healthRoutes } from '@api/health/health-routes';
import { imageRoutes } from '@api/images/image-routes';
import { operatorRoutes } from '@api/operator/operator-routes';
import { legalRoutes } from '@api/legal/legal-routes';
import { sellerRoutes } from '@api/legal/seller-routes';
import { memberRoutes } from '@api/member-routes';
import { silentMeter } from '@api/metrics/meter';
import type { OrderAnnouncer } from '@api/orders/order-announcer';
import { orderEventRoutes } from '@api/orders/order-event-routes';
import { orderRoutes } from '@api/orders/order-routes';
import { MISSED_ORDERS, missRefuser } from '@api/orders/refuse-miss';
import { notificationRoutes } from '@api/payments/notification-routes';
import { cancelRoutes } from '@api/payments/cancel-routes';
import { GuardedProvider } from '@api/payments/guarded-provider';
import { ownNotifications } from '@api/payments/own-notifications';
import { paymentRoutes } from '@api/payments/payment-routes';
import type { NotificationReader } from '@api/payments/read-notification';
import { startReconciler } from '@api/payments/reconciler';
import { logMoneyAlarms } from '@api/payments/money-alarm';
import { tracedProvider } from '@api/payments/traced-provider';
import { MAILS_TO_ADDRESS, startSendingOrderNews } from '@api/order-mail/send-order-news';
import { prepareAnswers } from '@api/prepared/prepare-answers';
import { PreparedAnswers } from '@api/prepared/prepared-answers';
import { servePrepared } from '@api/prepared/serve-prepared';
import { startNotifying } from '@api/push/notify-of-news';
import { pushRoutes } from '@api/push/push-routes';
import { orderMoney } from '@api/receipts/order-money';
import { receiptRoutes } from '@api/receipts/receipt-routes';
import { failureRoutes } from '@api/reports/failure-routes';
import { reportRoutes } from '@api/reports/report-routes';
import { webVitalRoutes } from '@api/reports/web-vital-routes';
import { aloneServices } from '@api/process-services';
import { erasureRoutes } from '@api/retention/erasure-routes';
import { refundRoutes } from '@api/payments/refunds/refund-routes';
import { startForgetting } from '@api/retention/forgetting';
import type { ServerDeps } from '@api/server-deps';
import { KnownDevices } from '@api/accounts/known-devices';
import { AUDITED_FAILURES } from '@api/staff/staff-log-in';
import { StaffSessions } from '@api/staff/staff-sessions';
import { staffRoutes } from '@api/staff/staff-routes';
import { settlementRoutes } from '@api/settlement/settlement-routes';
import { settingsRoutes } from '@api/settings/settings-routes';
import { KitchenLoad } from '@api/shops/kitchen-load';
import { ChangedShops } from '@api/shops/changes/changed-shops';
import { DishSearch } from '@api/search/dish-search';
import { searchRoutes } from '@api/search/search-routes';
import { shopRoutes } from '@api/shops/shop-routes';
import { accountRoutes } from '@api/user/account-routes';
import { silentTracer } from '@api/tracing/tracer';
import { profileRoutes } from '@api/user/profile-routes';
import { sessionRoutes } from '@api/user/session-routes';

const PARAMETER_MAX_CHARS = 400;

/**
 * Fewer at once than there are connections for ordering, so that payments never wait for all of them. This wait and
 * that for the database (ANSWER_BUDGET_MS) together stay below two seconds.
 */
const ORDER_GATE: GateLimits = { slots: 6, queue: 64, maxWaitMs: 700 };

/**
 * Composes the API without opening a port: call it by `inject`, or open a port with `listen`. Its background work
 * (reconciler, extension) runs from `ready` until `close`.
 */
export async function buildServer(deps: ServerDeps): Promise<ApiServer> {
  const { clock, randomness, log, options } = deps;
  const { shops, shopChanges } = deps.stores;
  const stores = { ...deps.stores, shops: new ChangedShops({ shops, changes: shopChanges, clock }) };
  const { meter = silentMeter, tracer = silentTracer } = deps;
  const { services = aloneServices({ clock, orders: stores.orders, meter }) } = deps;
  const { announcer, limiters, leadership, unpaid } = services;
  const limits = options.connectionLimits ?? DEFAULT_CONNECTION_LIMITS;
  const originOf = requestOrigin(options.publicOrigin, options.isOpenToNetwork);
  const callLimits = new CallLimits({ ...options, limiters, limits: options.rateLimits });
  const version = new PublishedVersion(deps);
  const answers = new PreparedAnswers(version);
  const requests = new UnansweredRequests();
  const newRequestId = requestIds(options.newRequestId, options.trustedProxies > 0);
  const isTrusted = (_address: string, hop: number): boolean => hop < options.trustedProxies;
  const prepared = { answers, callLimits, limits, newRequestId, isTrusted, clock, meter, tracer, log };
  const app: ApiServer = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: isTrusted,
    bodyLimit: BODY_MAX_BYTES,
    routerOptions: { maxParamLength: PARAMETER_MAX_CHARS },
    ...boundedServer({ limits, requests, wrap: (handle) => servePrepared(handle, prepared) }),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  readJsonBodies(app);
  answerErrors(app);
  reportFailures(app, 'api', deps.reportFailure ?? (() => undefined));
  traceRequests(app, { tracer, isFrontTrusted: options.trustedProxies > 0 });
  closeIdleConnections(app, requests);
  boundConnections(app, {
    ...{ limits, clock, shopNetworks: options.shopNetworks },
    isBehindProxy: options.trustedProxies > 0,
  });
  nameRequests(app);
  logAnswers(app, clock);
  measureAnswers(app, meter);
  secure(app, originOf, connectedOrigins(options.page));
  noticeProxy(app, options);
  shedLoad(app, { answerBudgetMs: options.answerBudgetMs ?? ANSWER_BUDGET_MS, clock });
  limitRates(app, callLimits);
  answerPublicly(app);
  prepareAnswers(app, answers);
  await describeApi(app, options.version);
  healthRoutes(app, deps.checkReadiness ?? (() => Promise.resolve()));
  await serveClient(app, {
    ...{ folder: options.clientFolder, settings: options.page, originOf },
    readChain: () => stores.settings.read(),
    clock,
    pages: deps.drawPages?.({ app, version: () => version.current() }),
  });

  const provider = new GuardedProvider(tracedProvider(deps.provider, tracer), clock, {
    meter,
    reportUnavailable: () =>
      log.warn('The payment provider does not answer; calls are suspended for some seconds'),
  });
  const kitchens = new KitchenLoad({ orders: stores.orders, clock });
  const record = auditOf({ ...stores, clock });
  const alarm = logMoneyAlarms(log);
  const money = { ...stores, kitchens, provider, announcer, clock, randomness, meter, alarm };
  settingsRoutes(app, { settings: stores.settings, version: options.version });
  legalRoutes(app, stores);
  sellerRoutes(app, stores);
  designRoutes(app, stores);
  const search = new DishSearch(stores.shops, clock);
  shopRoutes(app, { shops: stores.shops, search, kitchens, clock, version: () => version.known() });
  searchRoutes(app, { search });
  imageRoutes(app, { images: deps.images, edition: options.version });
  cultureRoutes(app, { settings: stores.settings, originOf });
  const accounts = accountDeps(app, deps, { originOf, limiters });
  identityRoutes(app, accounts);
  passwordRoutes(app, accounts);
  passkeyLoginRoutes(app, { ...stores, ...accounts });
  passkeyRoutes(app, { ...stores, ...accounts }, memberPasskeys(accounts));
  accountRoutes(app, { ...accounts, memberStores: stores });
  profileRoutes(app, accounts);
  sessionRoutes(app, accounts);
  externalLoginRoutes(app, { ...stores, ...accounts, providers: deps.loginProviders ?? [] });
  const { memberOf } = accounts.sessions;
  const { operatorToken } = options;
  memberRoutes(app, { ...stores, memberOf, clock, randomness, limiters, operatorToken, record });
  const { shopNetworks } = options;
  const refuseMiss = missRefuser(limiters('missedOrder', MISSED_ORDERS));
  const gate = new AdmissionGate(clock, options.orderGate ?? ORDER_GATE);
  meter.gauge('orderQueue', () => gate.load.running, { state: 'running' });
  meter.gauge('orderQueue', () => gate.load.waiting, { state: 'waiting' });
  const { catalogue } = deps;
  orderRoutes(app, {
    languageOf: languageOfRequest(stores.settings),
    ...{ ...stores, memberOf, clock, randomness, unpaid, shopNetworks, refuseMiss },
    kitchens,
    moneyOf: (order) => orderMoney(stores, order),
    ...{ gate, catalogue, meter, pushKey: deps.pushSender?.publicKey },
  });
  orderEventRoutes(app, { ...money, memberOf, shopNetworks, refuseMiss });
  paymentRoutes(app, { ...money, memberOf, originOf, refuseMiss });
  notificationRoutes(app, {
    ...money,
    readNotification: deps.readNotification ?? ownReader(options.notificationKeys),
  });
  const { mailer, texts } = deps;
  const addressLimit = limiters('orderMail', MAILS_TO_ADDRESS);
  const mails = {
    ...{ ...stores, mailer, texts, clock, randomness },
    ...{ mailOrigin: mailOrigin(app, options), addressLimit },
  };
  receiptRoutes(app, { ...mails, memberOf, refuseMiss });
  const { pushSender } = deps;
  pushRoutes(app, { ...stores, memberOf, pushSender, clock, refuseMiss });
  operatorDesignRoutes(app, { ...stores, operatorToken, record });
  operatorRoutes(app, { ...money, operatorToken });
  refundRoutes(app, { ...money, operatorToken });
  cancelRoutes(app, { ...money, memberOf, refuseMiss });
  const knownDevices = new KnownDevices({ devices: stores.staffDevices, clock, randomness, originOf });
  staffRoutes(app, {
    ...{ ...stores, ...money, hasher: accounts.hasher, background: accounts.background, record },
    ...{ originOf, knownDevices, shopNetworks },
    collectWithinMs: options.collectWithinMs,
    sessions: new StaffSessions({ ...stores, knownDevices, clock, randomness, originOf }),
    failures: limiters('failedStaffLogin', FAILED_LOGINS),
    auditedFailures: limiters('auditedStaffFailure', AUDITED_FAILURES),
  });
  settlementRoutes(app, { ...money, operatorToken: options.operatorToken });
  reportRoutes(app);
  failureRoutes(app);
  webVitalRoutes(app, { meter, isOn: options.page.measuresPages ?? false });
  erasureRoutes(app, { ...stores, memberOf, refuseMiss });
  const { acceptWithinMs } = options;
  runInBackground(app, leadership, (report) => startReconciler({ ...money, acceptWithinMs, tracer }, report));
  runInBackground(app, leadership, (report) =>
    startForgetting({ ...stores, clock, days: options.retentionDays }, report),
  );
  if (pushSender !== undefined)
    runInBackground(app, leadership, (report) =>
      startNotifying({ ...stores, sender: pushSender, texts, clock }, report),
    );
  runInBackground(app, leadership, (report) => startSendingOrderNews(mails, report));
  watchCatalogue(app, catalogue);
  watchOrders(app, announcer);
  deps.extend?.(app, { ...money, stores, originOf, leadership, notificationKeys: options.notificationKeys });
  return app;
}

const ownReader = (keys: readonly string[]): NotificationReader | undefined =>
  keys.length === 0 ? undefined : ownNotifications(keys);

function watchOrders(app: ApiServer, announcer: OrderAnnouncer): void {
  app.addHook('onReady', (ready) => {
    const stop = announcer.watch();
    app.addHook('preClose', (closed) => {
      stop();
      closed();
    });
    ready();
  });
}

/** Loads the catalogue before the first request and watches it until the server closes. */
function watchCatalogue(app: ApiServer, catalogue: Catalogue | undefined): void {
  if (catalogue === undefined) return;
  app.addHook('onReady', async () => {
    const stop = catalogue.watch();
    app.addHook('preClose', (closed) => {
      stop();
      closed();
    });
    await catalogue.refresh();
  });
}
