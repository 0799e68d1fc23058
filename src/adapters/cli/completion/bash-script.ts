import type { CompletionPlace } from '@/adapters/cli/completion/completion-tree';

/** For bash 3.2, as macOS has it, and newer. */
export function bashScript(places: readonly CompletionPlace[]): string {
  const options = new Map(places.flatMap((place) => place.options).map((each) => [each.name, each]));
  const taking = [...options.values()].filter(({ takesValue }) => takesValue);
  const withValues = taking.filter(({ values }) => values.length > 0);
  return `# Completes lines of lucka: source <(lucka completion bash)
_lucka() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words='' index=1 word
  case $before in
${withValues.map(({ name, values }) => `    ${name}) COMPREPLY=($(compgen -W '${values.join(' ')}' -- "$current")); return ;;`).join('\n')}
    --home) COMPREPLY=($(compgen -d -- "$current")); return ;;
    ${taking.map(({ name }) => name).join('|')}) return ;;
  esac
  while [ $index -lt $COMP_CWORD ]; do
    word=\${COMP_WORDS[index]}
    case $word in
      ${taking.map(({ name }) => name).join('|')}) index=$((index + 1)) ;;
      -*) ;;
      *) case "$words $word" in ${knownWords(places)}) words="\${words:+$words }$word" ;; esac ;;
    esac
    index=$((index + 1))
  done
  case $words in
${places.map(({ words, commands, options: own }) => `    '${words}') COMPREPLY=($(compgen -W '${[...commands, ...own].map(({ name }) => name).join(' ')}' -- "$current")) ;;`).join('\n')}
  esac
}
complete -F _lucka lucka
`;
}

/** As patterns: `' basket'|'basket add'`. */
const knownWords = (places: readonly CompletionPlace[]): string =>
  places
    .filter(({ words }) => words !== '')
    .map(({ words }) => `'${words.includes(' ') ? words : ` ${words}`}'`)
    .join('|');
