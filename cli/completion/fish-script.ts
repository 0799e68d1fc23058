import { type CompletedOption, type CompletionPlace, CONTEXT_OPTIONS } from '@cli/completion/completion-tree';
import { GLOBAL_OPTIONS } from '@cli/command/global-options';

export const fishScript = (
  places: readonly CompletionPlace[],
): string => `# Completes lines of lucka: lucka completion fish | source
function __lucka_words
  set -l line (commandline -opc)
  set -l passed
  for index in (seq (math (count $line) - 1))
    contains -- $line[$index] ${CONTEXT_OPTIONS.join(' ')}; and set passed $passed $line[$index] $line[(math $index + 1)]
  end
  set -l found (lucka words $argv $passed 2>/dev/null); and printf '%s\\n' $found
end
complete -c lucka -f
${places.flatMap(placeLines).join('\n')}
`;

function placeLines({ words, commands, options, asked }: CompletionPlace): readonly string[] {
  const condition = conditionOf(words, commands);
  const own = options.filter(({ name }) => words === '' || !isGlobal(name));
  return [
    ...commands.map(
      ({ name, description }) => `complete -c lucka ${condition} -a ${name} -d ${quoted(description)}`,
    ),
    ...(asked === undefined ? [] : [`complete -c lucka ${condition} -a '(__lucka_words ${asked})'`]),
    ...own.map((option) => optionLine(words === '' ? '' : `${condition} `, option)),
  ];
}

const GLOBAL_NAMES = new Set(GLOBAL_OPTIONS.map(({ flags }) => flags.split(' ')[0]));
const isGlobal = (name: string): boolean => GLOBAL_NAMES.has(name);

function conditionOf(words: string, commands: CompletionPlace['commands']): string {
  if (words === '') return '-n __fish_use_subcommand';
  const seen = words.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`);
  const names = commands.map(({ name }) => name).join(' ');
  const notYet = names === '' ? [] : [`not __fish_seen_subcommand_from ${names}`];
  return `-n '${[...seen, ...notYet].join('; and ')}'`;
}

function optionLine(
  condition: string,
  { name, description, takesValue, values, asked }: CompletedOption,
): string {
  const offered = asked === undefined ? values.join(' ') : `(__lucka_words ${asked})`;
  const value = offered === '' ? '' : ` -a ${quoted(offered)}`;
  return `complete -c lucka ${condition}-l ${name.slice(2)}${takesValue ? ' -r' : ''}${value} -d ${quoted(description)}`;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
