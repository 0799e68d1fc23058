import type { Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';

/** A command of the command line: runs use cases and prints the resulting state of the stores. */
export interface Command {
  /** Words and arguments: `basket add <article>`. */
  readonly usage: string;
  readonly description: string;
  readonly options: readonly CommandOption[];
  /** An example command line. */
  readonly example: string;
  /** A query stores nothing, so it can be repeated (PAIN-84). */
  readonly isQuery: boolean;
  run(terminal: Terminal, input: CommandInput): Promise<Outcome>;
}

export interface CommandOption {
  /** As typed: `--shop <id>`. */
  readonly flags: string;
  readonly description: string;
  /** All permitted values. */
  readonly values?: readonly string[];
  /**
   * Whether the values depend on the build (the folders of `locales/`), so the manual, which is a file, does not list
   * them.
   */
  readonly isOfBuild?: boolean;
  /** May be repeated. */
  readonly isList?: boolean;
}

export interface CommandInput {
  readonly words: readonly string[];
  /** The option's value, by its name in camel case. */
  option(name: string): string | undefined;
  /** All values of a repeated option. */
  list(name: string): readonly string[];
  has(name: string): boolean;
}
