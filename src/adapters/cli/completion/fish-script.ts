import type { CompletedOption, CompletionPlace } from '@/adapters/cli/completion/completion-tree';
import { GLOBAL_OPTIONS } from '@/adapters/cli/global-options';

export const fishScript = (
  places: readonly CompletionPlace[],
): string => `# Completes lines of lucka: lucka completion fish | source
complete -c lucka -f
${places.flatMap(placeLines).join('\n')}
`;

function placeLines({ words, commands, options }: CompletionPlace): readonly string[] {
  const condition = conditionOf(words, commands);
  const own = options.filter(({ name }) => words === '' || !isGlobal(name));
  return [
    ...commands.map(
      ({ name, description }) => `complete -c lucka ${condition} -a ${name} -d ${quoted(description)}`,
    ),
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

function optionLine(condition: string, { name, description, takesValue, values }: CompletedOption): string {
  const value = values.length > 0 ? ` -a ${quoted(values.join(' '))}` : '';
  return `complete -c lucka ${condition}-l ${name.slice(2)}${takesValue ? ' -r' : ''}${value} -d ${quoted(description)}`;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
