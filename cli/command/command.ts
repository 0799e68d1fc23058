import type { Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';

/** One command of the command line: a thin driver of use cases that tells what the stores then hold. */
export interface Command {
  /** Its words and arguments: `basket add <article>`. */
  readonly usage: string;
  readonly description: string;
  readonly options: readonly CommandOption[];
  /** A line that shows it at work. */
  readonly example: string;
  /** A query keeps nothing: whoever asks finds the same again (PAIN-84). */
  readonly isQuery: boolean;
  run(terminal: Terminal, input: CommandInput): Promise<Outcome>;
}

export interface CommandOption {
  /** As it is typed: `--shop <id>`. */
  readonly flags: string;
  readonly description: string;
  /** All that it can be. */
  readonly values?: readonly string[];
  /** Whether the values come with the build (the folders of `locales/`): the manual, which is a file, does not list them. */
  readonly isOfBuild?: boolean;
  /** May be given several times. */
  readonly isList?: boolean;
}

export interface CommandInput {
  readonly words: readonly string[];
  /** The option's value, by its name in camel case. */
  option(name: string): string | undefined;
  /** All values of an option that may be given several times. */
  list(name: string): readonly string[];
  has(name: string): boolean;
}
