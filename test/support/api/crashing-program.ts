import { pino } from 'pino';
import { endOnCrash, reportCrashBy } from '@api/failures/end-on-crash';
import { openForwarder } from '@api/failures/open-forwarder';
import { readSentrySettings } from '@api/failures/sentry-settings';
import { systemClock } from '@api/system/system-clock';

/** Crashes by itself, as the words of its command line say: `rejected` for a promise that nothing handles. */
const settings = readSentrySettings((name, fallback, parse) => {
  const value = parse(process.env[name] ?? '');
  return value.ok ? value.value : fallback;
});
const forwarder = await openForwarder({
  ...{ settings, version: '1.2.3', clock: systemClock },
  report: () => undefined,
});
endOnCrash(process, systemClock, reportCrashBy({ from: 'api', log: pino(), forwarder }));
// Stays open as a server does.
setInterval(() => undefined, 60_000);
setImmediate(() => {
  const crash = new RangeError('out of dough');
  if (process.argv.includes('rejected')) void Promise.reject(crash);
  else throw crash;
});
