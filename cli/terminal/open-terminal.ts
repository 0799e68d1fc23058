import type { CookieJar } from '@/adapters/http/cookie-jar';
import type { FixedClock } from '@cli/terminal/fixed-clock';
import type { SendForm, Terminal } from '@cli/terminal/terminal';
import type { MemoryTab } from '@/adapters/headless/memory-browser';
import { RecordingPageDocument } from '@/adapters/headless/recording-page-document';
import { composeHeadless } from '@/adapters/wiring/compose-headless';
import { recordSession } from '@/adapters/wiring/record-session';
import { answerQuestions } from '@/application/notices/answer-questions';
import { disposeAll } from '@/application/shared/background-service';
import { startBackgroundServices } from '@/application/app/start-background-services';
import type { Services } from '@/domain/ports/deps';
import { LanguageStore } from '@/application/language/language-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { LoadSettings } from '@/application/settings/load-settings';
import { ApplyLanguage } from '@/application/app/apply-language';
import { RefreshShop } from '@/application/shops/refresh-shop';
import { StartApp } from '@/application/app/start-app';
import type { Randomness } from '@/domain/ports/randomness';
import { Texts } from '@/domain/ports/texts';
import { formatMoney } from '@/domain/shared/format-money';
import type { Language } from '@/domain/shared/language';

export interface TerminalDeps {
  readonly site: { readonly origin: string; readonly sendForm: SendForm | undefined };
  readonly cookies: CookieJar;
  readonly clock: FixedClock;
  readonly randomness: Randomness;
  readonly tab: MemoryTab;
  readonly language: Language;
  /** The answer to every question. */
  readonly isYes: boolean;
  readonly printLine: (line: string) => void;
  readonly readSecret: (prompt: string) => Promise<string>;
  /** The earlier recording. */
  readonly report: string | undefined;
}

/** An open terminal, and how to close it. */
export interface OpenTerminal {
  readonly terminal: Terminal;
  leave(): void;
}

/** Starts the storefront as a browser would: restores stored state and starts the background services. */
export async function openTerminal(deps: TerminalDeps): Promise<OpenTerminal> {
  const document = new RecordingPageDocument({ origin: deps.site.origin, userAgent: 'lucka-terminal' });
  const program = composeHeadless({ ...deps, baseUrl: deps.site.origin, document });
  const services: Services = program;
  const texts = program.get(Texts);
  const languages = program.get(LanguageStore);
  const notices = program.get(NoticeStore);
  program.get(StartApp).start();
  void program.get(RefreshShop).refresh();
  await program.get(ApplyLanguage).apply(deps.language);
  await program.get(LoadSettings).load();
  const leave = disposeAll(
    startBackgroundServices(program),
    recordSession(program),
    answerQuestions(notices, ({ id }) => notices.answer(id, deps.isYes)),
  );
  const text: Terminal['text'] = (key, values) => texts.text(languages.language, key, values);
  return {
    leave,
    terminal: {
      get: (token) => services.get(token),
      language: deps.language,
      clock: deps.clock,
      isAsOf: deps.clock.isFixed,
      text,
      say: ({ key, values }) => text(key, values),
      money: (amount, currency) => formatMoney(amount, currency, deps.language),
      printLine: deps.printLine,
      readSecret: deps.readSecret,
      get departure() {
        return document.visitedSites.at(-1);
      },
      sendForm: deps.site.sendForm,
      report: deps.report,
    },
  };
}
