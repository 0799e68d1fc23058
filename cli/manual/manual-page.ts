import type { Command, CommandOption } from '@cli/command/command';
import { GLOBAL_OPTIONS } from '@cli/command/global-options';

type Described = Pick<Command, 'usage' | 'description' | 'options' | 'example'>;

/** The manual page of `lucka`, in the macros of man(7), made of the commands. */
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
    'The storefront\\(cqs own program without a browser: against the reference API in the same process, or with',
    '\\fB\\-\\-api\\fR against any storefront. Questions change nothing. What is kept between two commands is in',
    'one folder, which one process at a time may change.',
    '.SH COMMANDS',
    ...commands.flatMap(commandLines),
    '.SH OPTIONS',
    'They may stand on the line of every command.',
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
  ['0', 'Done: what is printed is what is now.'],
  ['1', 'Refused; trying again does not help.'],
  ['2', 'Something typed is wrong.'],
  ['75', 'It did not work, and trying again later may help. Nothing happens twice.'],
] as const;

const VARIABLES = [
  ['LUCKA_PASSWORD', 'The password for login, which never stands on a line.'],
  ['LUCKA_HOME', 'The folder, where --home names none; else lucka in XDG_STATE_HOME or ~/.local/state.'],
  ['NO_COLOR', 'Nothing is coloured where it is set. Only a terminal is shown colours.'],
  ['LC_ALL, LC_MESSAGES, LANG', 'The language, where --language names none.'],
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

/** As it is shown: no text becomes a macro. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('’', '\\(cq')
    .replace(/^([.'])/, '\\&$1');
