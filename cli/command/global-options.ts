import type { CommandInput, CommandOption } from '@cli/command/command';
import { misused, type Outcome } from '@cli/command/outcome';
import { LANGUAGES, parseLanguage } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';

/** Options of every command. */
export const GLOBAL_OPTIONS: readonly CommandOption[] = [
  { flags: '--json', description: 'print one JSON object instead of text' },
  { flags: '--yes', description: 'answer every question with yes' },
  { flags: '--shop <number>', description: 'the restaurant; by default the one chosen before' },
  {
    flags: '--at <time>',
    description:
      'query the state at 2026-03-29T02:30 in the time zone of --shop, or at a time with Z or an offset',
  },
  {
    flags: '--language <code>',
    description: 'by default that of the environment',
    values: LANGUAGES,
    isOfBuild: true,
  },
  {
    flags: '--api <address>',
    description: 'the address of a storefront; by default the reference API in this process',
  },
  { flags: '--home <folder>', description: 'where basket, orders and the chain of this process are stored' },
];

/** The global options as typed. */
export interface GlobalOptions {
  readonly isJson: boolean;
  readonly isYes: boolean;
  readonly language: string | undefined;
  /** The origin of a remote storefront. */
  readonly api: string | undefined;
  /** The point in time of a query. */
  readonly at: string | undefined;
  readonly home: string | undefined;
}

export function readGlobalOptions({ option, has }: CommandInput): Result<GlobalOptions, Outcome> {
  const [api, language] = [option('api'), option('language')];
  const origin = api === undefined ? undefined : originOf(api);
  if (api !== undefined && origin === undefined) {
    return err(misused('api', `--api must be like https://lucka.example, not "${api}".`));
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
