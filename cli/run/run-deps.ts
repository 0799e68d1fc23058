import type { Command, CommandInput } from '@cli/command/command';
import type { GlobalOptions } from '@cli/command/global-options';
import type { Home } from '@cli/home/home';
import type { ToolDeps } from '@cli/command/tool';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';

/** The dependencies of a command line. */
export interface RunDeps {
  readonly version: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** Prints to standard output. */
  readonly print: (text: string) => void;
  /** Prints to standard error. */
  readonly warn: (text: string) => void;
  /** Shows the progress of a long command; undefined clears it. */
  readonly showProgress: (text: string | undefined) => void;
  readonly hasColours: boolean;
  readonly readSecret: (prompt: string) => Promise<string>;
  /** The language of the environment, like `sv_SE.UTF-8`. */
  readonly languageTag: string;
  readonly variables: ToolDeps['variables'];
  /** The file of this program. */
  readonly program: string;
  readonly files: Pick<ToolDeps, 'readFile' | 'writeFile'>;
  readonly homeAt: (folder: string | undefined) => Home;
}

/** A parsed command. */
export interface TypedCommand {
  readonly command: Command;
  readonly input: CommandInput;
  readonly options: GlobalOptions;
}
