import {
  Command as Program,
  CommanderError,
  InvalidArgumentError,
  type OutputConfiguration,
} from 'commander';

import type { Command, CommandInput } from '@/adapters/cli/command';
import { COMMANDS } from '@/adapters/cli/commands/all-commands';
import { misused, type Outcome } from '@/adapters/cli/outcome';

/** What may stand on the line of every command. */
export interface GlobalOptions {
  readonly isJson: boolean;
  readonly isYes: boolean;
  readonly language: string | undefined;
  /** The origin of a storefront somewhere else. */
  readonly api: string | undefined;
  readonly home: string | undefined;
}

/** What a line asks for. */
export type ReadLine =
  | {
      readonly kind: 'command';
      readonly command: Command;
      readonly input: CommandInput;
      readonly options: GlobalOptions;
    }
  /** Help or the version: printed, and nothing more. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'misused'; readonly outcome: Outcome; readonly isJson: boolean };

/** Reads the words after the program's name. Runs nothing. */
export function readLine(words: readonly string[], version: string): ReadLine {
  let printed = '';
  const print = (text: string): void => void (printed += text);
  let read: ReadLine | undefined;
  const program = globalProgram(version, { writeOut: print, writeErr: print });
  for (const command of COMMANDS) {
    const own = addCommand(program, command);
    own.action(() => {
      const input = inputOf(own.args, own.opts());
      read = { kind: 'command', command, input, options: optionsOf(program.opts()) };
    });
  }
  try {
    program.parse(words.length === 0 ? ['--help'] : [...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { kind: 'text', text: printed };
    return { kind: 'misused', outcome: misused('line', printed.trim()), isJson: words.includes('--json') };
  }
  return read ?? { kind: 'text', text: program.helpInformation() };
}

const globalProgram = (version: string, output: OutputConfiguration): Program =>
  new Program('lucka')
    .description('Orders lunch from a terminal: the storefront’s own program, without a browser.')
    .version(version)
    .option('--json', 'print one JSON object instead of text')
    .option('--yes', 'answer every question with yes')
    .option('--language <code>', 'sv, fi, en, no or ru; else that of the environment')
    .option(
      '--api <address>',
      'the address of a storefront; else the reference API, in this process',
      toOrigin,
    )
    .option('--home <folder>', 'where basket, orders and the chain of this process are kept')
    .addHelpText('after', `\nExamples:\n${COMMANDS.map(({ example }) => `  ${example}`).join('\n')}`)
    .exitOverride()
    .configureOutput(output);

/** Under its first word where it has two; it takes over how the program ends and prints. */
function addCommand(program: Program, { usage, description, options, example }: Command): Program {
  const names = usage.split(' ').filter((word) => /^[a-z]/.test(word));
  const takes = usage.split(' ').filter((word) => !/^[a-z]/.test(word));
  const parent = program.commands.find((each) => each.name() === names[0] && names.length > 1) ?? program;
  const own = parent.command([names.at(-1), ...takes].join(' ')).description(description);
  for (const option of options) {
    if (option.isList === true) own.option(option.flags, option.description, addToList, []);
    else own.option(option.flags, option.description);
  }
  return own.addHelpText('after', `\nExample:\n  ${example}`);
}

function toOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url.origin;
  throw new InvalidArgumentError('It is like https://lucka.example.');
}

const addToList = (value: string, before: readonly string[]): readonly string[] => [...before, value];

function inputOf(words: readonly string[], options: Readonly<Record<string, unknown>>): CommandInput {
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return {
    words,
    option: (name) => text(options[name]),
    has: (name) => options[name] === true,
    list: (name) => {
      const values = options[name];
      return Array.isArray(values) ? values.map(String) : [];
    },
  };
}

const optionsOf = (options: Readonly<Record<string, unknown>>): GlobalOptions => {
  const { option, has } = inputOf([], options);
  return {
    isJson: has('json'),
    isYes: has('yes'),
    language: option('language'),
    api: option('api'),
    home: option('home'),
  };
};
