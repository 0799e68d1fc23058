import type { Command, CommandInput } from '@cli/command/command';
import type { Outcome } from '@cli/command/outcome';
import type { Home } from '@cli/home/home';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';

/** A command without a customer: it neither reads nor writes stored state. */
export interface Tool extends Pick<Command, 'usage' | 'description' | 'options' | 'example'> {
  run(input: CommandInput, deps: ToolDeps): Promise<Outcome>;
}

export interface ToolDeps {
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly homeAt: (folder: string | undefined) => Home;
  /** The variables of the environment. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** The file of this program, to start more processes. */
  readonly program: string;
  /** Prints a line before the command has ended; not with `--json`. */
  readonly printLine: (line: string) => void;
  /** Prints a line of JSON. */
  readonly print: (line: string) => void;
  readonly showProgress: (text: string | undefined) => void;
  /** Undefined if it cannot be read. */
  readFile(file: string): Promise<Uint8Array | undefined>;
  /** False if it cannot be written. */
  writeFile(file: string, text: string): Promise<boolean>;
}
