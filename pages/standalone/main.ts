import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { pino } from 'pino';
import { endOnCrash, reportCrashBy } from '@api/failures/end-on-crash';
import { openForwarder } from '@api/failures/open-forwarder';
import { readSentrySettings } from '@api/failures/sentry-settings';
import { isLoopbackHost } from '@api/http/is-loopback-host';
import { listenAtFreePort } from '@api/listen';
import { appVersion } from '@api/app-version';
import { readTracingSettings } from '@api/tracing/tracing-settings';
import { openTracer } from '@api/tracing/open-tracer';
import { StartupError } from '@api/system/startup-error';
import { systemClock } from '@api/system/system-clock';
import { systemRandomness } from '@api/system/system-randomness';
import type { Result } from '@/domain/shared/result';
import { checkBackEnd } from '@pages/standalone/check-back-end';
import { pagesServer } from '@pages/standalone/pages-server';
import { canDrawPages, DRAWING_PROGRAM } from '@pages/thread/thread-pages';

interface Options {
  readonly api: string;
  readonly origin?: string;
  readonly host: string;
  readonly port: number;
  readonly name?: string;
  readonly contact?: string;
  /** True without a number. */
  readonly trustFront: boolean | number;
  readonly demonstration: boolean;
}

const DEFAULT_PORT = 3100;
const PORT_MAX = 65_535;

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    ![url.origin, `${url.origin}/`].includes(text)
  ) {
    throw new InvalidArgumentError('It is an origin, like https://api.example.com.');
  }
  return url.origin;
}

function port(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= PORT_MAX) return Number(text);
  throw new InvalidArgumentError(`It is a whole number from 0 to ${PORT_MAX}.`);
}

function emailAddress(text: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return text;
  throw new InvalidArgumentError('It is an email address, like hello@example.com.');
}

function proxies(text: string): number {
  if (/^[1-9]$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is a whole number from 1 to 9.');
}

const command = new Command('lucka-pages')
  .description(
    'Serves the storefront of a back end elsewhere: its pages with their content, and the built client.',
  )
  .addOption(new Option('--api <origin>', 'the back end').argParser(origin).makeOptionMandatory())
  .addOption(new Option('--origin <origin>', 'what visitors see; required with --host').argParser(origin))
  .addOption(new Option('--host <address>', 'the address to listen on').default('127.0.0.1'))
  .addOption(new Option('--port <number>', 'the port to listen on').argParser(port).default(DEFAULT_PORT))
  .option('--name <text>', 'the name of the chain, in place of Lucka')
  .addOption(
    new Option(
      '--contact <address>',
      'the email address in privacy policy, accessibility statement and /.well-known/security.txt',
    ).argParser(emailAddress),
  )
  .addOption(
    new Option(
      '--trust-front [number]',
      'every request comes through a proxy of yours, or through so many: the address that it states is that of the ' +
        'visitor, and its request id and trace go on',
    )
      .argParser(proxies)
      .default(false),
  )
  .option(
    '--demonstration',
    "passes on the pages of the demonstration's payments, logins and mails, for anyone",
    false,
  );

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const options = command.parse().opts<Options>();
if (!canDrawPages()) fail('The client is not built: run npm run build.');
if (options.origin === undefined && !isLoopbackHost(options.host)) fail('--host requires --origin.');

function setting<Value>(
  name: string,
  fallback: Value,
  parse: (text: string) => Result<Value, string>,
): Value {
  const text = process.env[name]?.trim() ?? '';
  if (text === '') return fallback;
  const value = parse(text);
  return value.ok ? value.value : fail(`${name} must be ${value.error}.`);
}

const tracing = readTracingSettings(setting, 'lucka-pages');
const sentry = readSentrySettings(setting);

try {
  const log = pino({ level: 'warn' });
  const tracer = await openTracer({
    settings: tracing,
    version: appVersion(),
    report: (error) => log.warn({ err: error }, 'Traces could not be delivered'),
  });
  const forwarder = await openForwarder({
    ...{ settings: sentry, version: appVersion(), clock: systemClock },
    report: (error) => log.warn({ err: error }, 'Failures could not be forwarded'),
  });
  endOnCrash(process, systemClock, reportCrashBy({ from: 'pages', log, forwarder }));
  await checkBackEnd(options.api, options.origin, globalThis.fetch);
  const app = await pagesServer({
    ...{ api: options.api, publicOrigin: options.origin },
    ...{ chainName: options.name, contactEmail: options.contact },
    passesDemonstration: options.demonstration,
    ...{
      program: DRAWING_PROGRAM,
      clientFolder: path.resolve('dist/client'),
      clock: systemClock,
      randomness: systemRandomness,
    },
    ...{ log, tracer, reportFailure: forwarder?.report, proxiesInFront: Number(options.trustFront) },
  });
  const isPortChosen = command.getOptionValueSource('port') !== 'default';
  const address = await listenAtFreePort(app, {
    ...{ port: options.port, isPortChosen, host: options.host, publicOrigin: undefined },
  });
  const visitors = options.origin === undefined ? '' : `, for visitors of ${options.origin}`;
  console.log(`The pages of ${options.api} are open at ${address}${visitors}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void app.close().then(() => tracer.close()));
} catch (error) {
  if (error instanceof StartupError) fail(error.message);
  throw error;
}
