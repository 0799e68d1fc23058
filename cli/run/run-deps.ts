import type { Command, CommandInput } from '@cli/command/command';
import type { GlobalOptions } from '@cli/command/global-options';
import type { Home } from '@cli/home/home';
import type { ToolDeps } from '@cli/command/tool';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';

/** What a line is run with. */
export interface RunDeps {
  readonly version: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** What was asked for. */
  readonly print: (text: string) => void;
  /** What is not part of the answer, for a person. */
  readonly warn: (text: string) => void;
  /** What a command is at for so long, for a person who waits; undefined once it has ended. */
  readonly showProgress: (text: string | undefined) => void;
  readonly hasColours: boolean;
  readonly readSecret: (prompt: string) => Promise<string>;
  /** That of the environment, like `sv_SE.UTF-8`. */
  readonly languageTag: string;
  /** The file of this program. */
  readonly program: string;
  readonly files: Pick<ToolDeps, 'readFile' | 'writeFile'>;
  readonly homeAt: (folder: string | undefined) => Home;
}

/** A command as it was typed. */
export interface TypedCommand {
  readonly command: Command;
  readonly input: CommandInput;
  readonly options: GlobalOptions;
}
