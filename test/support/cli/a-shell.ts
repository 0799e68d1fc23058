import { runLine } from '@cli/run/run-line';
import type { Home } from '@cli/home/home';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import type { Clock } from '@/domain/ports/clock';
import { ImpatientClock } from '@test/support/http/calls-to';
import { workingFiles } from '@cli/tools/working-files';
import { MemoryHome } from '@test/support/cli/memory-home';

export interface Printed {
  readonly exitCode: number;
  readonly text: string;
  /** Standard error. */
  readonly warned: string;
}

/** A shell for `lucka`, at Saturday noon in Stockholm; quoted words may contain spaces. */
export function aShell(
  home: Home = new MemoryHome(),
  secret = '',
  clock: Clock = new ImpatientClock(),
  variables: Readonly<Record<string, string>> = {},
) {
  const randomness = new SeededRandomness(1);
  const lucka = async (line: string): Promise<Printed> => {
    let [text, warned] = ['', ''];
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const exitCode = await runLine(words, {
      ...{ version: '1.2.3', clock, randomness, languageTag: 'en_GB.UTF-8', homeAt: () => home },
      readSecret: () => Promise.resolve(secret),
      print: (printed) => (text += printed),
      warn: (text) => (warned += text),
      showProgress: () => undefined,
      ...{ program: 'dist/cli/main.js', variables },
      files: workingFiles,
      hasColours: false,
    });
    return { exitCode, text, warned };
  };
  /** The JSON printed by a command line. */
  const json = async (line: string): Promise<Record<string, unknown>> =>
    JSON.parse((await lucka(`${line} --json`)).text);
  return { lucka, json, home, clock };
}
