import type { Services } from '@/domain/ports/deps';
import type { Currency } from '@/domain/menu/menu';
import type { Notice } from '@/domain/notice/notice';
import type { Clock } from '@/domain/ports/clock';
import type { TextValues } from '@/domain/ports/texts';
import type { Amount } from '@/domain/shared/amount';
import type { Language } from '@/domain/shared/language';

/** The running storefront for a command: use cases, stores and output. */
export interface Terminal extends Services {
  readonly language: Language;
  readonly clock: Clock;
  /** Whether the clock is fixed by `--at`, so that waiting changes nothing. */
  readonly isAsOf: boolean;
  /** A text of the storefront's locales. */
  text(key: string, values?: TextValues): string;
  say(notice: Notice): string;
  money(amount: Amount, currency: Currency): string;
  /** Prompts without echo; empty if there is no terminal (PAIN-85). */
  readSecret(prompt: string): Promise<string>;
  /** Prints a line before the command has ended. */
  printLine(line: string): void;
  /** The last external address opened: a payment provider's page. */
  readonly departure: string | undefined;
  /** The earlier recording. */
  readonly report: string | undefined;
  /** Submits a form to a page of the in-process API, as a browser does; undefined for a remote site. */
  readonly sendForm: SendForm | undefined;
}

/** Answers the HTTP status. */
export type SendForm = (address: string, fields: Readonly<Record<string, string>>) => Promise<number>;
