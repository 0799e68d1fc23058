import type { Services } from '@/application/app/start-background-services';
import type { Currency } from '@/domain/menu/menu';
import type { Notice } from '@/domain/notice/notice';
import type { Clock } from '@/domain/ports/clock';
import type { TextValues } from '@/domain/ports/texts';
import type { Amount } from '@/domain/shared/amount';
import type { Language } from '@/domain/shared/language';

/** The program as a command sees it: the one instance of every use case and store, and how it speaks. */
export interface Terminal extends Services {
  readonly language: Language;
  readonly clock: Clock;
  /** Whether it stands at a moment that was asked about, so that nothing happens by waiting. */
  readonly isAsOf: boolean;
  /** A text of the storefront's own catalogue. */
  text(key: string, values?: TextValues): string;
  say(notice: Notice): string;
  money(amount: Amount, currency: Currency): string;
  /** Asks for what nobody else should read; empty where there is nobody to ask (PAIN-85). */
  readSecret(prompt: string): Promise<string>;
  /** Prints a line before the command has ended. */
  tell(line: string): void;
  /** Where the site was left for last: a payment provider's page. */
  readonly departure: string | undefined;
  /** What was done here before, as a script. */
  readonly report: string | undefined;
  /** Sends a filled-in form to a page of this process, as a visitor's browser does; undefined for a page elsewhere. */
  readonly sendForm: SendForm | undefined;
}

/** Answers the status of the page's answer. */
export type SendForm = (address: string, fields: Readonly<Record<string, string>>) => Promise<number>;
