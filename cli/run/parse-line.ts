import { Command as Program, CommanderError, type OutputConfiguration } from 'commander';

import type { Command, CommandInput, CommandOption } from '@cli/command/command';
import { COMMANDS } from '@cli/commands/all-commands';
import { completionScript, SHELLS } from '@cli/completion/completion-script';
import { GLOBAL_OPTIONS, type GlobalOptions, readGlobalOptions } from '@cli/command/global-options';
import { manualPage } from '@cli/manual/manual-page';
import { misused, type Outcome } from '@cli/command/outcome';
import { COMPLETION, MANUAL, PAGES } from '@cli/run/pages';
import { TOOLS } from '@cli/tools/all-tools';
import type { Tool } from '@cli/command/tool';
import { argumentsOf, wordsOf } from '@cli/command/usage';

/** A parsed command line. */
export type ParsedLine =
  | {
      readonly kind: 'command';
      readonly command: Command;
      readonly input: CommandInput;
      readonly options: GlobalOptions;
    }
  | { readonly kind: 'tool'; readonly tool: Tool; readonly input: CommandInput; readonly isJson: boolean }
  /** Help, version, page or script to print. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'misused'; readonly outcome: Outcome; readonly isJson: boolean };

/** Parses the arguments of the program without running anything. */
export function parseLine(words: readonly string[], version: string): ParsedLine {
  let printed = '';
  const print = (text: string): void => void (printed += text);
  let read: ParsedLine | undefined;
  const program = globalProgram(version, { writeOut: print, writeErr: print });
  for (const command of COMMANDS) {
    const own = addCommand(program, command);
    own.action(() => {
      const input = inputOf(own.args, own.optsWithGlobals());
      const options = readGlobalOptions(input);
      read = options.ok
        ? { kind: 'command', command, input, options: options.value }
        : { kind: 'misused', outcome: options.error, isJson: input.has('json') };
    });
  }
  for (const tool of TOOLS) {
    const own = addCommand(program, tool);
    own.action(() => {
      const input = inputOf(own.args, own.optsWithGlobals());
      read = { kind: 'tool', tool, input, isJson: input.has('json') };
    });
  }
  for (const page of PAGES) {
    const own = addCommand(program, page);
    own.action(() => void (read = readPage(page.usage, own.args, inputOf([], program.opts()), version)));
  }
  try {
    program.parse(words.length === 0 ? ['--help'] : [...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { kind: 'text', text: printed };
    const outcome = misused(wrongField(error), printed.trim());
    return { kind: 'misused', outcome, isJson: words.includes('--json') };
  }
  return read ?? { kind: 'text', text: program.helpInformation() };
}

function readPage(usage: string, words: readonly string[], input: CommandInput, version: string): ParsedLine {
  const every = [...COMMANDS, ...TOOLS, ...PAGES];
  if (usage === MANUAL.usage) return { kind: 'text', text: manualPage(every, version) };
  const shell = SHELLS.find((each) => each === words[0]);
  if (shell !== undefined) return { kind: 'text', text: completionScript(shell, every) };
  const message = `\`${wordsOf(COMPLETION.usage)}\` needs one of ${SHELLS.join(', ')}.`;
  return { kind: 'misused', outcome: misused('shell', message), isJson: input.has('json') };
}

function globalProgram(version: string, output: OutputConfiguration): Program {
  const program = new Program('lucka')
    .description('Orders lunch from a terminal: the storefront without a browser.')
    .version(version)
    .addHelpText('after', `\nExamples:\n${COMMANDS.map(({ example }) => `  ${example}`).join('\n')}`)
    .exitOverride()
    .configureOutput(output);
  for (const option of GLOBAL_OPTIONS) addOption(program, option);
  return program;
}

type Described = Pick<Command, 'usage' | 'description' | 'options' | 'example'>;

/** Adds a command, below its first word if it has two; the parent's exit and output settings apply. */
function addCommand(program: Program, { usage, description, options, example }: Described): Program {
  const names = wordsOf(usage).split(' ');
  const parent = program.commands.find((each) => each.name() === names[0] && names.length > 1) ?? program;
  const own = parent.command([names.at(-1), ...argumentsOf(usage)].join(' ')).description(description);
  for (const option of options) addOption(own, option);
  return own.addHelpText('after', `\nExample:\n  ${example}`);
}

function addOption(program: Program, { flags, description, values, isList }: CommandOption): void {
  const described = values === undefined ? description : `${description}: ${values.join(', ')}`;
  if (isList === true) program.option(flags, described, addToList, []);
  else program.option(flags, described);
}

const addToList = (value: string, before: readonly string[]): readonly string[] => [...before, value];

/** The quoted name in an error message: `unknown option '--soup'`. */
function wrongField({ message, code }: CommanderError): string {
  const [, name = ''] = /'(?:--?)?([\w-]+)/.exec(message) ?? [];
  return code === 'commander.unknownCommand' || name === '' ? 'command' : name;
}

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
