import { resolve } from 'node:path';
import { isEmail } from '@/domain/shared/is-email';
import { usualDataFolder } from '@api/usual-data-folder';
import {
  DEMONSTRATION_PARTS,
  type DemonstrationParts,
  usualDemonstrationParts,
} from '@api/demonstration-parts';
import { parseNetworks, type NetworkList } from '@api/http/client-network';
import { isLoopbackHost } from '@api/http/is-loopback-host';
import { readSentrySettings, SENTRY_SECRETS, type SentrySettings } from '@api/failures/sentry-settings';
import type { RetentionDays } from '@api/retention/forgetting';
import { PUSH_SECRETS, readPushSettings, type PushSettings } from '@api/push/push-settings';
import { PAYMENT_SECRETS, readPaymentSettings, type PaymentSettings } from '@api/payments/payment-settings';
import { readTracingSettings, type TracingSettings } from '@api/tracing/tracing-settings';
import { unknownNames } from '@api/unknown-names';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';

/** The settings of the API. */
export interface Environment {
  readonly port: number;
  /** Whether the port was set: then no other one is tried. */
  readonly isPortChosen: boolean;
  readonly host: string;
  readonly publicOrigin: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** The folder of the chain to open; undefined for what the database has, or the demonstration. */
  readonly chainFolder: string | undefined;
  readonly payments: PaymentSettings | undefined;
  /** Undefined where no browser is notified. */
  readonly push: PushSettings | undefined;
  /** The enabled parts of the demonstration. */
  readonly demonstration: DemonstrationParts;
  /** How long an order stays at each step of the built-in kitchen; undefined if it is off. */
  readonly kitchenPaceMs: number | undefined;
  readonly operatorToken: string | undefined;
  /** Undefined if the demonstration's provider and this process agree on one by themselves. */
  readonly notificationKeys: readonly string[] | undefined;
  readonly demonstrationShops: 'all' | 'single';
  readonly languages: readonly Language[] | undefined;
  /** Undefined to use the chain's setting. */
  readonly isLoginOffered: boolean | undefined;
  readonly hidesMembers: boolean;
  /** Whether pages come with their content; else it comes by script alone. */
  readonly drawsPages: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Undefined for that of the chain. */
  readonly contactEmail: string | undefined;
  readonly failureAddress: string | undefined;
  readonly telemetryAddress: string | undefined;
  /** Whether pages of visitors who consented measure how fast they are. */
  readonly measuresPages: boolean;
  /** Undefined if not set, which counts as 0. */
  readonly trustedProxies: number | undefined;
  readonly shopNetworks: NetworkList;
  readonly retentionDays: RetentionDays;
  /** Undefined where orders wait for the kitchen without end. */
  readonly acceptWithinMs: number | undefined;
  /** Undefined where a ready order is never shown as not collected. */
  readonly collectWithinMs: number | undefined;
  readonly logLevel: string;
  /** Undefined for no metrics. */
  readonly metricsPort: number | undefined;
  /** Undefined where failures are in the log alone. */
  readonly sentry: SentrySettings | undefined;
  /** Undefined for no traces. */
  readonly tracing: TracingSettings | undefined;
}

const DEFAULT_PORT = 3000;
const DEFAULT_KITCHEN_PACE_SECONDS = 20;
const DEFAULT_CONTACT_DAYS = 90;
const DEFAULT_ACCEPT_MINUTES = 20;
const DEFAULT_COLLECT_MINUTES = 240;
const MAX_WAIT_MINUTES = 1_440;
const MINUTE_MS = 60_000;
const MAX_RETENTION_DAYS = 36_500;
const MIN_TOKEN_CHARS = 16;
const MIN_KEY_CHARS = 32;
/** The call that forwards errors of browsers. */
const FAILURE_PATH = '/api/failure-report';
/** Never printed, not even in an error message. */
const SECRETS = new Set<string>([
  ...PAYMENT_SECRETS,
  ...PUSH_SECRETS,
  ...SENTRY_SECRETS,
  'LUCKA_OPERATOR_TOKEN',
  'LUCKA_NOTIFICATION_KEYS',
  'LUCKA_SMTP_URL',
  'DATABASE_URL',
]);
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

type Read<Value> = Result<Value, string>;
type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the settings; the error has one sentence for each invalid one. */
export function readEnvironment(variables: Variables): Result<Environment, readonly string[]> {
  const errors: string[] = [];
  const known: string[] = [];
  const read = <Value>(name: string, fallback: Value, parse: (text: string) => Read<Value>): Value => {
    known.push(name);
    const text = variables[name]?.trim() ?? '';
    if (text === '') return fallback;
    const value = parse(text);
    if (value.ok) return value.value;
    errors.push(`${name} must be ${value.error}; it is "${SECRETS.has(name) ? '…' : text}".`);
    return fallback;
  };
  const host = read('HOST', '127.0.0.1', anyText);
  const publicOrigin = read('PUBLIC_ORIGIN', undefined, origin);
  const demonstration = read('LUCKA_DEMO', usualDemonstrationParts(host, publicOrigin), demonstrationParts);
  const chainFolder = read('LUCKA_CHAIN', undefined, folder);
  const sentry = readSentrySettings(read);
  const usualPace = demonstration.has('kitchen') ? DEFAULT_KITCHEN_PACE_SECONDS * 1000 : undefined;
  const environment: Environment = {
    ...{ host, publicOrigin, demonstration, chainFolder, sentry },
    payments: readPaymentSettings(read, (error) => errors.push(error)),
    push: readPushSettings(read, (error) => errors.push(error)),
    tracing: readTracingSettings(read, 'lucka'),
    port: read('PORT', DEFAULT_PORT, wholeNumber(0, 65_535)),
    isPortChosen: (variables['PORT']?.trim() ?? '') !== '',
    databaseUrl: read('DATABASE_URL', undefined, anyText),
    dataFolder: resolve(read('LUCKA_DATA', usualDataFolder(chainFolder), anyText)),
    kitchenPaceMs: read('LUCKA_KITCHEN', usualPace, kitchenPace),
    operatorToken: read('LUCKA_OPERATOR_TOKEN', undefined, token),
    notificationKeys: read('LUCKA_NOTIFICATION_KEYS', undefined, keys),
    demonstrationShops: read('LUCKA_DEMO_SHOPS', 'all', oneOf(['all', 'single'] as const)),
    languages: read('LUCKA_LANGUAGES', undefined, languages),
    isLoginOffered: read('LUCKA_LOGIN', undefined, onOrOff),
    drawsPages: read('LUCKA_PAGES', true, onOrOff),
    hidesMembers: read('LUCKA_HIDE_MEMBERS', false, onOrOff),
    smtpUrl: read('LUCKA_SMTP_URL', undefined, smtpUrl),
    mailFrom: read('LUCKA_MAIL_FROM', 'Lucka <no-reply@lucka.example>', anyText),
    contactEmail: read('LUCKA_CONTACT_EMAIL', undefined, email),
    failureAddress: read('LUCKA_FAILURE_ADDRESS', sentry && FAILURE_PATH, address),
    telemetryAddress: read('LUCKA_TELEMETRY_ADDRESS', undefined, address),
    measuresPages: read('LUCKA_WEB_VITALS', false, onOrOff),
    trustedProxies: read('LUCKA_TRUSTED_PROXIES', undefined, wholeNumber(0, 10)),
    shopNetworks: read('LUCKA_SHOP_NETWORKS', NO_NETWORKS, networks),
    metricsPort: read('LUCKA_METRICS_PORT', undefined, wholeNumber(0, 65_535)),
    retentionDays: {
      contacts: read<number | undefined>('LUCKA_KEEP_CONTACTS', DEFAULT_CONTACT_DAYS, days),
      notes: read<number | undefined>('LUCKA_KEEP_NOTES', DEFAULT_CONTACT_DAYS, days),
      payments: read('LUCKA_KEEP_PAYMENTS', undefined, days),
      orders: read('LUCKA_KEEP_ORDERS', undefined, days),
      audit: read('LUCKA_KEEP_AUDIT', undefined, days),
    },
    acceptWithinMs: read('LUCKA_ACCEPT_WITHIN', DEFAULT_ACCEPT_MINUTES * MINUTE_MS, minutes),
    collectWithinMs: read('LUCKA_COLLECT_WITHIN', DEFAULT_COLLECT_MINUTES * MINUTE_MS, minutes),
    logLevel: read('LUCKA_LOG_LEVEL', 'warn', oneOf(LOG_LEVELS)),
  };
  errors.push(...unknownNames(Object.keys(variables), known));
  if (wouldMailAnyOrigin(environment)) {
    errors.push(
      'PUBLIC_ORIGIN must be set together with HOST and LUCKA_SMTP_URL: links in e-mails contain it.',
    );
  }
  if (wouldSignAlone(environment)) {
    errors.push(
      'LUCKA_NOTIFICATION_KEYS must be set together with PUBLIC_ORIGIN and DATABASE_URL: every process on a database ' +
        'has to accept the same signatures.',
    );
  }
  if (environment.measuresPages && environment.metricsPort === undefined) {
    errors.push('LUCKA_METRICS_PORT must be set together with LUCKA_WEB_VITALS, which are metrics.');
  }
  return errors.length === 0 ? ok(environment) : err(errors);
}

/**
 * In an open network any host header is accepted: a request for another member's e-mail could choose the origin of its
 * link.
 */
const wouldMailAnyOrigin = ({ host, publicOrigin, smtpUrl }: Environment): boolean =>
  smtpUrl !== undefined && publicOrigin === undefined && !isLoopbackHost(host);

/** A random key of each process would refuse what the payment provider signs, or what another process does. */
const wouldSignAlone = ({ publicOrigin, databaseUrl, notificationKeys, payments }: Environment): boolean =>
  publicOrigin !== undefined &&
  databaseUrl !== undefined &&
  notificationKeys === undefined &&
  payments === undefined;

const NO_NETWORKS: NetworkList = { has: () => false };

const anyText = (text: string): Read<string> => ok(text);

const folder = (text: string): Read<string> => ok(resolve(text));

const wholeNumber =
  (min: number, max: number) =>
  (text: string): Read<number> =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
      ? ok(Number(text))
      : err(`a whole number from ${min} to ${max}`);

const oneOf =
  <const Name extends string>(names: readonly Name[]) =>
  (text: string): Read<Name> => {
    const name = names.find((known) => known === text);
    return name === undefined ? err(`one of ${names.join(', ')}`) : ok(name);
  };

function origin(text: string): Read<string> {
  const isOrigin = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  const parsed = isOrigin ? new URL(text) : undefined;
  return parsed !== undefined && [parsed.origin, `${parsed.origin}/`].includes(text)
    ? ok(parsed.origin)
    : err('the public origin, like https://lucka.example');
}

/** `all`, `off`, or names separated by commas. */
function demonstrationParts(text: string): Read<DemonstrationParts> {
  if (text === 'all') return ok(new Set(DEMONSTRATION_PARTS));
  if (text === 'off') return ok(new Set());
  const names = text.split(',').map((name) => name.trim());
  const parts = DEMONSTRATION_PARTS.filter((part) => names.includes(part));
  return parts.length === new Set(names).size
    ? ok(new Set(parts))
    : err(`all, off, or some of ${DEMONSTRATION_PARTS.join(',')}`);
}

/** `off`, `on`, or seconds for each step. */
function kitchenPace(text: string): Read<number | undefined> {
  if (text === 'off') return ok(undefined);
  if (text === 'on') return ok(DEFAULT_KITCHEN_PACE_SECONDS * 1000);
  const seconds = /^\d{1,4}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  return seconds > 0 ? ok(seconds * 1000) : err('on, off, or the seconds that an order stays at each step');
}

/** `forever`, or whole days. */
function days(text: string): Read<number | undefined> {
  if (text === 'forever') return ok(undefined);
  const parsed = wholeNumber(1, MAX_RETENTION_DAYS)(text);
  return parsed.ok ? parsed : err(`forever, or ${parsed.error}`);
}

/** Whole minutes; `0` is undefined: without end. */
function minutes(text: string): Read<number | undefined> {
  const parsed = wholeNumber(0, MAX_WAIT_MINUTES)(text);
  return parsed.ok ? ok(parsed.value === 0 ? undefined : parsed.value * MINUTE_MS) : parsed;
}

const onOrOff = (text: string): Read<boolean> =>
  text === 'on' || text === 'off' ? ok(text === 'on') : err('on or off');

const token = (text: string): Read<string> =>
  text.length >= MIN_TOKEN_CHARS ? ok(text) : err(`at least ${MIN_TOKEN_CHARS} random characters`);

function keys(text: string): Read<readonly string[]> {
  const given = text.split(',').map((key) => key.trim());
  return given.every((key) => key.length >= MIN_KEY_CHARS)
    ? ok(given)
    : err(`keys of at least ${MIN_KEY_CHARS} random characters, separated by commas`);
}

/** In the order of the setting: the first one is that of visitors whose browser asks for none of them. */
function languages(text: string): Read<readonly Language[]> {
  const names = text.split(',').map((name) => name.trim());
  const known = names.flatMap((name) => LANGUAGES.find((language) => language === name) ?? []);
  return known.length === names.length ? ok(known) : err(`some of ${LANGUAGES.join(',')}`);
}

const smtpUrl = (text: string): Read<string> =>
  /^smtps?:\/\//.test(text) && URL.canParse(text)
    ? ok(text)
    : err('like smtps://user:password@mail.example.org');

const email = (text: string): Read<string> =>
  isEmail(text) ? ok(text) : err('an email address like privacy@lucka.example');

/** A path of this server or an https address; plain http only to loopback. */
function address(text: string): Read<string> {
  if (/^\/api\/[\w/-]+$/.test(text)) return ok(text);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isFit =
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname));
  return isFit
    ? ok(url.href)
    : err('a path like /api/failure-report, or an address like https://reports.example/lucka');
}

function networks(text: string): Read<NetworkList> {
  const list = parseNetworks(text);
  return list === undefined ? err('networks like 10.1.0.0/16,192.0.2.7') : ok(list);
}
