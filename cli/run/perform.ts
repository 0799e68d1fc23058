import { type QueryTime, momentIn, parseQueryTime } from '@cli/run/query-time';
import { chosenShop } from '@cli/commands/chosen-shop';
import { printableLine } from '@cli/terminal/printable-line';
import { misused, type Outcome } from '@cli/command/outcome';
import type { RunDeps, TypedCommand } from '@cli/run/run-deps';
import { inProcessSite } from '@cli/sites/in-process-site';
import { type Site, siteAt } from '@cli/sites/site';
import { FixedClock } from '@cli/terminal/fixed-clock';
import type { Home } from '@cli/home/home';
import { openTerminal, type OpenTerminal } from '@cli/terminal/open-terminal';
import { wordsOf } from '@cli/command/usage';
import { continuedRecording } from '@/adapters/recording/continued-recording';
import { CookieJar } from '@/adapters/http/cookie-jar';
import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { RecordSession } from '@/application/recording/record-session';
import { FALLBACK_LANGUAGE, parseLanguage } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';

/** A command with its site and the customer's stored state. */
interface SiteSession {
  readonly typed: TypedCommand;
  readonly deps: RunDeps;
  readonly home: Home;
  readonly site: Site;
  readonly clock: FixedClock;
}

/** Performs a command. A query saves neither the customer nor the chain (PAIN-84). */
export async function perform(typed: TypedCommand, deps: RunDeps): Promise<Outcome> {
  const asked = readQueryTime(typed);
  if (!asked.ok) return asked.error;
  const home = deps.homeAt(typed.options.home);
  const clock = new FixedClock(deps.clock);
  const { api } = typed.options;
  const site = api === undefined ? await inProcessSite(home, clock, deps.randomness) : siteAt(api);
  const session = { typed, deps, home, site, clock };
  try {
    const obstacle = asked.value === undefined ? undefined : await fixAt(session, asked.value);
    if (clock.isFixed) await site.catchUp();
    const outcome = obstacle ?? (await performAt(session));
    return clock.isFixed && outcome.kind === 'done' ? { ...outcome, asOf: clock.now() } : outcome;
  } finally {
    await site.close();
  }
}

function readQueryTime({ command, options }: TypedCommand): Result<QueryTime | undefined, Outcome> {
  const { at, api } = options;
  if (at === undefined) return ok(undefined);
  const asked = parseQueryTime(at);
  if (asked === undefined) {
    const message = `--at must be a time like 2026-03-29T02:30 in the shop's time zone, or 2026-03-29T02:30Z, not "${at}".`;
    return err(misused('at', message));
  }
  if (!command.isQuery) {
    const words = wordsOf(command.usage);
    return err(misused('at', `--at is for queries; \`${words}\` changes something.`));
  }
  if (api === undefined) return ok(asked);
  return err(misused('at', '--at sets the clock of this process and cannot be used with --api.'));
}

/** Sets the clock to the time of `--at`; one without an offset is local time of the shop. */
async function fixAt(session: SiteSession, asked: QueryTime): Promise<Outcome | undefined> {
  const { clock, site } = session;
  if (asked.kind === 'moment') return void clock.fixAt(asked.at);
  const { terminal, leave } = (await openCustomer(session)).open;
  const shopId = chosenShop(terminal, session.typed.input);
  leave();
  if (!shopId.ok) return shopId.error;
  const timeZone = await site.timeZoneOf(shopId.value);
  if (timeZone === undefined) return misused('shop', `Unknown restaurant ${shopId.value}.`);
  clock.fixAt(momentIn(asked, timeZone));
  return undefined;
}

async function performAt(session: SiteSession): Promise<Outcome> {
  const { typed, site, home } = session;
  const { open, browser, cookies, before } = await openCustomer(session);
  const outcome = await typed.command.run(open.terminal, typed.input);
  open.leave();
  if (site.isChainReplaced) await setChainAside(session);
  if (typed.command.isQuery) return outcome;
  // The chain first: saving only the customer would lose an order after a crash.
  await site.save();
  const { recording: journey } = open.terminal.get(RecordSession);
  const report = continuedRecording(before, journey);
  await home.saveCustomer(site.name, { stored: [...browser.stored], cookies: cookies.cookies, report });
  return outcome;
}

async function setChainAside({ typed, home, deps }: SiteSession): Promise<void> {
  const reason = 'The stored chain is of another version of lucka; a new one was created.';
  const place = typed.command.isQuery ? undefined : await home.setChainAside();
  deps.warn(`${reason}${place === undefined ? '' : ` The old one is in ${place}.`}\n`);
}

interface CustomerSession {
  readonly open: OpenTerminal;
  readonly browser: MemoryBrowser;
  readonly cookies: CookieJar;
  /** The earlier recording. */
  readonly before: string | undefined;
}

async function openCustomer({ typed, deps, home, site, clock }: SiteSession): Promise<CustomerSession> {
  const { options } = typed;
  const stored = await home.customer(site.name);
  const browser = new MemoryBrowser();
  for (const [key, text] of stored.stored) browser.stored.set(key, text);
  const cookies = new CookieJar(site.fetch, stored.cookies);
  const open = await openTerminal({
    ...{ site, cookies, tab: browser.openTab(), clock, randomness: deps.randomness },
    language: parseLanguage(options.language ?? deps.languageTag) ?? FALLBACK_LANGUAGE,
    isYes: options.isYes,
    readSecret: deps.readSecret,
    report: stored.report,
    printLine: options.isJson ? () => undefined : (text) => deps.print(`${printableLine(text)}\n`),
  });
  return { open, browser, cookies, before: stored.report };
}
