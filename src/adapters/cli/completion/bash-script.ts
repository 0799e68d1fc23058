import { type CompletionPlace, TELLING_OPTIONS } from '@/adapters/cli/completion/completion-tree';

/** For bash 3.2, as macOS has it, and newer. */
export function bashScript(places: readonly CompletionPlace[]): string {
  const options = new Map(places.flatMap((place) => place.options).map((each) => [each.name, each]));
  const taking = [...options.values()].filter(({ takesValue }) => takesValue);
  const withValues = taking.filter(({ values }) => values.length > 0);
  const asking = taking.filter(({ asked }) => asked !== undefined);
  return `# Completes lines of lucka: source <(lucka completion bash)
_lucka_words() {
  local found
  found=$(lucka words "$@" 2>/dev/null) && printf '%s' "$found"
}
_lucka() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words='' index=1 others=0 word
  local -a told=()
  while [ $index -lt $COMP_CWORD ]; do
    word=\${COMP_WORDS[index]}
    case $word in
      ${taking.map(({ name }) => name).join('|')})
        index=$((index + 1))
        case $word in
          ${TELLING_OPTIONS.join('|')}) [ $index -lt $COMP_CWORD ] && told+=("$word" "\${COMP_WORDS[index]}") ;;
        esac ;;
      -*) ;;
      *) case "$words $word" in ${knownWords(places)}) words="\${words:+$words }$word" ;; *) others=$((others + 1)) ;; esac ;;
    esac
    index=$((index + 1))
  done
  case $before in
${withValues.map(({ name, values }) => `    ${name}) COMPREPLY=($(compgen -W '${values.join(' ')}' -- "$current")); return ;;`).join('\n')}
${asking.map(({ name, asked }) => `    ${name}) COMPREPLY=($(compgen -W "$(_lucka_words ${asked} "\${told[@]}")" -- "$current")); return ;;`).join('\n')}
    --home) COMPREPLY=($(compgen -d -- "$current")); return ;;
    ${taking.map(({ name }) => name).join('|')}) return ;;
  esac
  case $words in
${places.map(({ words, commands, options: own }) => `    '${words}') COMPREPLY=($(compgen -W '${[...commands, ...own].map(({ name }) => name).join(' ')}' -- "$current")) ;;`).join('\n')}
  esac
  case "$others $current" in
    *' -'*|[1-9]*) return ;;
  esac
  case $words in
${places
  .filter(({ asked }) => asked !== undefined)
  .map(
    ({ words, asked }) =>
      `    '${words}') COMPREPLY+=($(compgen -W "$(_lucka_words ${asked} "\${told[@]}")" -- "$current")) ;;`,
  )
  .join('\n')}
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
