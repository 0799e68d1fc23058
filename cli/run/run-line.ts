import type { RunDeps, TypedCommand } from '@cli/run/run-deps';
import { printableLine } from '@cli/terminal/printable-line';
import { EXIT_CODES, exitCodeOf, type Outcome } from '@cli/command/outcome';
import { printedOutcome } from '@cli/run/print-outcome';
import { parseLine } from '@cli/run/parse-line';
import { performAlone } from '@cli/run/perform-alone';
import { perform } from '@cli/run/perform';
import type { Tool } from '@cli/command/tool';
import { wordsOf } from '@cli/command/usage';

const PROGRESS_INTERVAL_MS = 1_000;

/** Runs one command line and answers the exit code. `words` are the arguments of the program. */
export async function runLine(words: readonly string[], deps: RunDeps): Promise<number> {
  const line = parseLine(words, deps.version);
  const print = (usage: string, outcome: Outcome, isJson: boolean): void =>
    deps.print(printedOutcome(usage, outcome, { isJson, hasColours: deps.hasColours }));
  // The data of a tool is printed beside `ok`, so that programs need not unpack it.
  const printTool = ({ usage }: Tool, outcome: Outcome): void => {
    const isJson = line.kind === 'tool' && line.isJson;
    if (!isJson || outcome.data === undefined) return print(usage, outcome, isJson);
    deps.print(
      `${JSON.stringify({ command: wordsOf(usage), ok: outcome.kind === 'done', ...Object(outcome.data) })}\n`,
    );
  };
  switch (line.kind) {
    case 'text':
      deps.print(line.text);
      return EXIT_CODES.done;
    case 'misused':
      print('lucka', line.outcome, line.isJson);
      return EXIT_CODES.misused;
    case 'tool': {
      const outcome = await line.tool.run(line.input, {
        ...deps.files,
        ...{ clock: deps.clock, randomness: deps.randomness, homeAt: deps.homeAt },
        ...{ program: deps.program, variables: deps.variables },
        printLine: (text) => line.isJson || deps.print(`${printableLine(text)}\n`),
        print: (text) => deps.print(`${text}\n`),
        showProgress: deps.showProgress,
      });
      if (!line.input.has('each')) printTool(line.tool, outcome);
      return exitCodeOf(outcome);
    }
    case 'command': {
      const outcome = await whileShowing(line, deps, () =>
        line.command.isQuery ? perform(line, deps) : performAlone(line, deps),
      );
      print(line.command.usage, outcome, line.options.isJson);
      return exitCodeOf(outcome);
    }
  }
}

/** Shows the elapsed time every second. */
async function whileShowing(
  { command }: TypedCommand,
  { clock, showProgress }: RunDeps,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  let seconds = 0;
  const stop = clock.every(PROGRESS_INTERVAL_MS, () => {
    seconds += 1;
    showProgress(printableLine(`lucka ${command.usage}: ${seconds} s`));
  });
  const outcome = await work();
  stop();
  showProgress(undefined);
  return outcome;
}
