import { type CompletedOption, type CompletionPlace, CONTEXT_OPTIONS } from '@cli/completion/completion-tree';

export const zshScript = (places: readonly CompletionPlace[]): string => `#compdef lucka
# Completes lines of lucka: source <(lucka completion zsh)
_lucka_words() {
  local -a passed
  local index found
  for (( index = 2; index < CURRENT - 1; index++ )); do
    case $words[index] in
      ${CONTEXT_OPTIONS.join('|')}) passed+=($words[index] $words[index+1]) ;;
    esac
  done
  found=$(lucka words $1 $passed 2>/dev/null) && compadd -- \${(f)found}
}
_lucka() {
  local place='' word index=2
  while (( index < CURRENT )); do
    word=$words[index]
    case "\${place:+$place }$word" in
      ${places.flatMap(({ words }) => (words === '' ? [] : [`'${words}'`])).join('|')}) place="\${place:+$place }$word" ;;
    esac
    (( index++ ))
  done
  local -a commands
  case $place in
${places.map(placeCase).join('\n')}
  esac
}
compdef _lucka lucka
`;

const placeCase = ({ words, commands, options, asked }: CompletionPlace): string =>
  `    '${words}')
      commands=(${commands.map(({ name, description }) => quoted(`${name}:${description}`)).join(' ')})
      (( $#commands )) && _describe command commands
      _arguments -S ${options.map(optionSpec).join(' ')} ${quoted(`*: :${askedAction(asked)}`)} ;;`;

const askedAction = (asked: string | undefined): string =>
  asked === undefined ? '' : `{_lucka_words ${asked}}`;

function optionSpec({ name, description, takesValue, values, asked }: CompletedOption): string {
  const files = name === '--home' ? '_files -/' : askedAction(asked);
  const value = values.length > 0 ? `(${values.join(' ')})` : files;
  const explained = description.replaceAll(/[[\]:]/g, ' ');
  return quoted(`*${name}[${explained}]${takesValue ? `:${name.slice(2)}:${value}` : ''}`);
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
