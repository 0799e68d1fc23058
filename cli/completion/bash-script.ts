import { type CompletionPlace, CONTEXT_OPTIONS } from '@cli/completion/completion-tree';

/** For bash 3.2 (macOS) and newer. */
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
# readline breaks words at : = and @ too, and leaves the quotes in.
_lucka_line() {
  local word joint last=-1 joins=''
  local -a glued=()
  for word in "\${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
    case $word in ''|*[!:=@]*) joint='' ;; *) joint=1 ;; esac
    [ -z "$joint$joins" ] && last=$((last + 1))
    glued[last]+=$word
    joins=$joint
  done
  for word in "\${glued[@]}"; do
    word=\${word//[\\"\\'\\\\]/}
    case $word in
      --*=*) line+=("\${word%%=*}" "\${word#*=}") ;;
      *) line+=("$word") ;;
    esac
  done
}
_lucka() {
  local words='' index=1 others=0 last word current before value
  local -a line=() passed=()
  _lucka_line
  last=$((\${#line[@]} - 1))
  current=\${line[last]} before=\${line[last-1]}
  while [ $index -lt $last ]; do
    word=\${line[index]}
    case $word in
      ${taking.map(({ name }) => name).join('|')})
        index=$((index + 1))
        case $word in
          ${CONTEXT_OPTIONS.join('|')})
            value=\${line[index]}
            case $value in '~/'*) value=$HOME/\${value#??} ;; esac
            [ $index -lt $last ] && passed+=("$word" "$value") ;;
        esac ;;
      -*) ;;
      *) case "$words $word" in ${candidates(places)}) words="\${words:+$words }$word" ;; *) others=$((others + 1)) ;; esac ;;
    esac
    index=$((index + 1))
  done
  case $before in
${withValues.map(({ name, values }) => `    ${name}) COMPREPLY=($(compgen -W '${values.join(' ')}' -- "$current")); return ;;`).join('\n')}
${asking.map(({ name, asked }) => `    ${name}) COMPREPLY=($(compgen -W "$(_lucka_words ${asked} "\${passed[@]}")" -- "$current")); return ;;`).join('\n')}
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
      `    '${words}') COMPREPLY+=($(compgen -W "$(_lucka_words ${asked} "\${passed[@]}")" -- "$current")) ;;`,
  )
  .join('\n')}
  esac
}
complete -F _lucka lucka
`;
}

/** As shell patterns: `' basket'|'basket add'`. */
const candidates = (places: readonly CompletionPlace[]): string =>
  places
    .filter(({ words }) => words !== '')
    .map(({ words }) => `'${words.includes(' ') ? words : ` ${words}`}'`)
    .join('|');
