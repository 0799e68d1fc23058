import type { CommandInput, CommandOption } from '@cli/command/command';
import { misused, type Outcome } from '@cli/command/outcome';
import { LANGUAGES, parseLanguage } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';

/** What may stand on the line of every command. */
export const GLOBAL_OPTIONS: readonly CommandOption[] = [
  { flags: '--json', description: 'print one JSON object instead of text' },
  { flags: '--yes', description: 'answer every question with yes' },
  { flags: '--shop <number>', description: 'the restaurant; else the one chosen before' },
  {
    flags: '--at <time>',
    description: 'ask as of 2026-03-29T02:30, by the clock of --shop, or of a moment with Z or an offset',
  },
  {
    flags: '--language <code>',
    description: 'else that of the environment',
    values: LANGUAGES,
    isOfBuild: true,
  },
  { flags: '--api <address>', description: 'a storefront; else the reference API, in this process' },
  { flags: '--home <folder>', description: 'where basket, orders and the chain of this process are kept' },
];

/** The same, as it was typed. */
export interface GlobalOptions {
  readonly isJson: boolean;
  readonly isYes: boolean;
  readonly language: string | undefined;
  /** The origin of a storefront somewhere else. */
  readonly api: string | undefined;
  /** The moment that is asked about. */
  readonly at: string | undefined;
  readonly home: string | undefined;
}

export function readGlobalOptions({ option, has }: CommandInput): Result<GlobalOptions, Outcome> {
  const [api, language] = [option('api'), option('language')];
  const origin = api === undefined ? undefined : originOf(api);
  if (api !== undefined && origin === undefined) {
    return err(misused('api', `--api is like https://lucka.example, which "${api}" is not.`));
  }
  if (language !== undefined && parseLanguage(language) === undefined) {
    return err(misused('language', `--language is one of ${LANGUAGES.join(', ')}, not "${language}".`));
  }
  return ok({
    isJson: has('json'),
    isYes: has('yes'),
    ...{ language, api: origin, at: option('at'), home: option('home') },
  });
}

function originOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
