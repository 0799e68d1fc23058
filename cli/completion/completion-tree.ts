import type { Command, CommandOption } from '@cli/command/command';
import type { WordKind } from '@cli/completion/line-words';
import { GLOBAL_OPTIONS } from '@cli/command/global-options';
import { argumentsOf, wordsOf } from '@cli/command/usage';

/** The candidates after some words of a command line. */
export interface CompletionPlace {
  /** The words so far, without options; empty at the start. */
  readonly words: string;
  readonly commands: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly CompletedOption[];
  /** The kind of words to query from `lucka words` for the next argument. */
  readonly asked: WordKind | undefined;
}

export interface CompletedOption {
  readonly name: string;
  readonly description: string;
  readonly takesValue: boolean;
  /** The permitted values, if fixed. */
  readonly values: readonly string[];
  /** The kind of words to query from `lucka words` for the value. */
  readonly asked: WordKind | undefined;
}

/** The options to pass on to `lucka words`. */
export const CONTEXT_OPTIONS = ['--home', '--api', '--shop'] as const;

const ASKED_VALUES: Readonly<Record<string, WordKind>> = { '<article>': 'articles', '<code>': 'articles' };
const ASKED_OPTIONS: Readonly<Record<string, WordKind>> = { '--shop': 'shops' };

type Described = Pick<Command, 'usage' | 'description' | 'options'>;

/** A place for the start and for each command. */
export function completionTree(commands: readonly Described[]): readonly CompletionPlace[] {
  const global = GLOBAL_OPTIONS.map(completed);
  const places = commands.map(({ usage, options }) => ({
    words: wordsOf(usage),
    commands: following(commands, wordsOf(usage)),
    options: [...options.map(completed), ...global],
    asked: ASKED_VALUES[argumentsOf(usage)[0] ?? ''],
  }));
  const beginning = { words: '', commands: following(commands, ''), options: global, asked: undefined };
  return [beginning, ...places];
}

function following(commands: readonly Described[], before: string): CompletionPlace['commands'] {
  const prefix = before === '' ? [] : before.split(' ');
  return commands
    .map(({ usage, description }) => ({ words: wordsOf(usage).split(' '), description }))
    .filter(
      ({ words }) =>
        words.length === prefix.length + 1 && prefix.every((word, index) => words[index] === word),
    )
    .map(({ words, description }) => ({ name: words.at(-1) ?? '', description }));
}

const completed = ({ flags, description, values = [] }: CommandOption): CompletedOption => {
  const name = flags.split(' ')[0] ?? flags;
  return { name, description, takesValue: flags.includes('<'), values, asked: ASKED_OPTIONS[name] };
};
