import { harmlessLine } from '@/adapters/cli/harmless-line';
import type { Command, CommandInput } from '@/adapters/cli/command';
import { EXIT_CODES, exitCodeOf, type Outcome } from '@/adapters/cli/outcome';
import { printedOutcome } from '@/adapters/cli/print-outcome';
import { type GlobalOptions, readLine } from '@/adapters/cli/read-line';
import { inProcessSite } from '@/adapters/cli/sites/in-process-site';
import { type Site, siteAt } from '@/adapters/cli/sites/site';
import type { Home } from '@/adapters/cli/terminal/home';
import { openTerminal } from '@/adapters/cli/terminal/open-terminal';
import { CookieJar } from '@/adapters/http/cookie-jar';
import { MemoryBrowser } from '@/adapters/memory/memory-browser';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { FALLBACK_LANGUAGE, parseLanguage } from '@/domain/shared/language';

/** What a line is run with. */
export interface LineParts {
  readonly version: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly print: (text: string) => void;
  readonly readSecret: (prompt: string) => Promise<string>;
  /** That of the environment, like `sv_SE.UTF-8`. */
  readonly languageTag: string;
  readonly homeAt: (folder: string | undefined) => Home;
}

/** Runs one line, the words after the program's name, and answers how the process is to end. */
export async function runLine(words: readonly string[], parts: LineParts): Promise<number> {
  const line = readLine(words, parts.version);
  switch (line.kind) {
    case 'text':
      parts.print(line.text);
      return EXIT_CODES.done;
    case 'misused':
      parts.print(printedOutcome('lucka', line.outcome, line.isJson));
      return EXIT_CODES.misused;
    case 'command': {
      const outcome = await runCommand(line.command, line.input, line.options, parts);
      parts.print(printedOutcome(line.command.usage, outcome, line.options.isJson));
      return exitCodeOf(outcome);
    }
  }
}

async function runCommand(
  command: Command,
  input: CommandInput,
  options: GlobalOptions,
  parts: LineParts,
): Promise<Outcome> {
  const home = parts.homeAt(options.home);
  const site = await siteOf(options, home, parts);
  const kept = await home.customer(site.name);
  const browser = new MemoryBrowser();
  for (const [key, text] of kept.stored) browser.stored.set(key, text);
  const cookies = new CookieJar(site.fetch, kept.cookies);
  const { terminal, leave } = await openTerminal({
    ...{ site, cookies, tab: browser.openTab(), clock: parts.clock, randomness: parts.randomness },
    language: parseLanguage(options.language ?? parts.languageTag) ?? FALLBACK_LANGUAGE,
    isYes: options.isYes,
    readSecret: parts.readSecret,
    tell: options.isJson ? () => undefined : (text) => parts.print(`${harmlessLine(text)}\n`),
  });
  const outcome = await command.run(terminal, input);
  leave();
  if (!command.isQuery) {
    await home.keepCustomer(site.name, { stored: [...browser.stored], cookies: cookies.cookies });
  }
  await site.close();
  await site.keep();
  return outcome;
}

const siteOf = (options: GlobalOptions, home: Home, { clock, randomness }: LineParts): Promise<Site> =>
  options.api === undefined ? inProcessSite(home, clock, randomness) : Promise.resolve(siteAt(options.api));
