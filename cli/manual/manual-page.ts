import type { Command, CommandOption } from '@cli/command/command';
import { GLOBAL_OPTIONS } from '@cli/command/global-options';

type Described = Pick<Command, 'usage' | 'description' | 'options' | 'example'>;

/** The manual page of `lucka` in man(7) macros, generated from the commands. */
export const manualPage = (commands: readonly Described[], version: string): string =>
  [
    `.TH LUCKA 1 "" "lucka ${version.replace(/\+.*/, '')}" "Lucka"`,
    '.SH NAME',
    'lucka \\- order lunch from a terminal',
    '.SH SYNOPSIS',
    '.B lucka',
    '.I command',
    '[\\fIoptions\\fR]',
    '.SH DESCRIPTION',
    'The storefront without a browser: with the reference API in the same process, or with',
    '\\fB\\-\\-api\\fR any storefront. Queries change nothing. The state between two commands is stored in',
    'one folder, which one process at a time may change.',
    '.SH COMMANDS',
    ...commands.flatMap(commandLines),
    '.SH OPTIONS',
    'They apply to every command.',
    ...GLOBAL_OPTIONS.flatMap(optionLines),
    '.SH EXIT STATUS',
    ...EXIT_STATUSES.flatMap(([code, meaning]) => ['.TP', `.B ${code}`, escaped(meaning)]),
    '.SH ENVIRONMENT',
    ...VARIABLES.flatMap(([name, meaning]) => ['.TP', `.B ${name}`, escaped(meaning)]),
    '.SH EXAMPLES',
    ...commands.flatMap(({ example }) => ['.PP', '.EX', escaped(example), '.EE']),
    '',
  ].join('\n');

const EXIT_STATUSES = [
  ['0', 'Success; the output shows the new state.'],
  ['1', 'Refused; retrying does not help.'],
  ['2', 'Invalid arguments.'],
  ['75', 'Temporary failure; retry later. Nothing happens twice.'],
] as const;

const VARIABLES = [
  ['LUCKA_PASSWORD', 'The password for login; never given as an argument.'],
  ['LUCKA_HOME', 'The folder, unless --home is given; by default lucka in XDG_STATE_HOME or ~/.local/state.'],
  ['NO_COLOR', 'Disables colours, which only a terminal gets.'],
  ['LC_ALL, LC_MESSAGES, LANG', 'The language, unless --language is given.'],
] as const;

const commandLines = ({ usage, description, options }: Described): readonly string[] => [
  '.TP',
  `.B ${escaped(usage)}`,
  escaped(description),
  ...(options.length === 0 ? [] : ['.RS', ...options.flatMap(optionLines), '.RE']),
];

const optionLines = ({ flags, description, values, isOfBuild = false }: CommandOption): readonly string[] => [
  '.TP',
  `.B ${escaped(flags)}`,
  escaped(values === undefined || isOfBuild ? description : `${description}: ${values.join(', ')}`),
];

/** Escapes text, so that none becomes a macro. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('’', '\\(cq')
    .replace(/^([.'])/, '\\&$1');
