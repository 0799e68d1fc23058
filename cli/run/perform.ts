import { type AskedMoment, momentIn, parseAskedMoment } from '@cli/run/asked-moment';
import { chosenShop } from '@cli/commands/chosen-shop';
import { harmlessLine } from '@cli/terminal/harmless-line';
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

/** One command at the site that it is about, with what is kept of its customer. */
interface Sitting {
  readonly typed: TypedCommand;
  readonly deps: RunDeps;
  readonly home: Home;
  readonly site: Site;
  readonly clock: FixedClock;
}

/** Performs a command. A query keeps nothing, neither of the customer nor of the chain (PAIN-84). */
export async function perform(typed: TypedCommand, deps: RunDeps): Promise<Outcome> {
  const asked = askedMoment(typed);
  if (!asked.ok) return asked.error;
  const home = deps.homeAt(typed.options.home);
  const clock = new FixedClock(deps.clock);
  const { api } = typed.options;
  const site = api === undefined ? await inProcessSite(home, clock, deps.randomness) : siteAt(api);
  const sitting = { typed, deps, home, site, clock };
  try {
    const obstacle = asked.value === undefined ? undefined : await standAt(sitting, asked.value);
    if (clock.isStanding) await site.catchUp();
    const outcome = obstacle ?? (await performAt(sitting));
    return clock.isStanding && outcome.kind === 'done' ? { ...outcome, asOf: clock.now() } : outcome;
  } finally {
    await site.close();
  }
}

function askedMoment({ command, options }: TypedCommand): Result<AskedMoment | undefined, Outcome> {
  const { at, api } = options;
  if (at === undefined) return ok(undefined);
  const asked = parseAskedMoment(at);
  if (asked === undefined) {
    const message = `--at is a time like 2026-03-29T02:30, by the shop's clock, or 2026-03-29T02:30Z; "${at}" is none.`;
    return err(misused('at', message));
  }
  if (!command.isQuery) {
    const words = wordsOf(command.usage);
    return err(misused('at', `--at is for questions; \`${words}\` changes something, which is done now.`));
  }
  if (api === undefined) return ok(asked);
  return err(misused('at', '--at moves the clock of this process; a storefront elsewhere has its own.'));
}

/** Stands at the moment that is asked about; a time without an offset is one of the shop's clock. */
async function standAt(sitting: Sitting, asked: AskedMoment): Promise<Outcome | undefined> {
  const { clock, site } = sitting;
  if (asked.kind === 'moment') return void clock.standAt(asked.at);
  const { terminal, leave } = (await sit(sitting)).open;
  const shopId = chosenShop(terminal, sitting.typed.input);
  leave();
  if (!shopId.ok) return shopId.error;
  const timeZone = await site.timeZoneOf(shopId.value);
  if (timeZone === undefined) return misused('shop', `There is no restaurant ${shopId.value}.`);
  clock.standAt(momentIn(asked, timeZone));
  return undefined;
}

async function performAt(sitting: Sitting): Promise<Outcome> {
  const { typed, site, home } = sitting;
  const { open, browser, cookies, before } = await sit(sitting);
  const outcome = await typed.command.run(open.terminal, typed.input);
  open.leave();
  if (site.isForeignChain) await setAside(sitting);
  if (typed.command.isQuery) return outcome;
  // The chain first: a customer that it does not know yet would have lost an order, and not the other way about.
  await site.keep();
  const { recording: journey } = open.terminal.get(RecordSession);
  const report = continuedRecording(before, journey);
  await home.saveCustomer(site.name, { stored: [...browser.stored], cookies: cookies.cookies, report });
  return outcome;
}

async function setAside({ typed, home, deps }: Sitting): Promise<void> {
  const reason = 'The chain kept here is of another version of lucka; a new one has begun.';
  const place = typed.command.isQuery ? undefined : await home.setChainAside();
  deps.warn(`${reason}${place === undefined ? '' : ` The old one is ${place}.`}\n`);
}

interface Seat {
  readonly open: OpenTerminal;
  readonly browser: MemoryBrowser;
  readonly cookies: CookieJar;
  /** What was done before, as a script. */
  readonly before: string | undefined;
}

async function sit({ typed, deps, home, site, clock }: Sitting): Promise<Seat> {
  const { options } = typed;
  const kept = await home.customer(site.name);
  const browser = new MemoryBrowser();
  for (const [key, text] of kept.stored) browser.stored.set(key, text);
  const cookies = new CookieJar(site.fetch, kept.cookies);
  const open = await openTerminal({
    ...{ site, cookies, tab: browser.openTab(), clock, randomness: deps.randomness },
    language: parseLanguage(options.language ?? deps.languageTag) ?? FALLBACK_LANGUAGE,
    isYes: options.isYes,
    readSecret: deps.readSecret,
    report: kept.report,
    tell: options.isJson ? () => undefined : (text) => deps.print(`${harmlessLine(text)}\n`),
  });
  return { open, browser, cookies, before: kept.report };
}
