import type { CompletedOption, CompletionPlace } from '@/adapters/cli/completion/completion-tree';

export const zshScript = (places: readonly CompletionPlace[]): string => `#compdef lucka
# Completes lines of lucka: source <(lucka completion zsh)
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

const placeCase = ({ words, commands, options }: CompletionPlace): string =>
  `    '${words}')
      commands=(${commands.map(({ name, description }) => quoted(`${name}:${description}`)).join(' ')})
      (( $#commands )) && _describe command commands
      _arguments -S ${options.map(optionSpec).join(' ')} '*: :' ;;`;

function optionSpec({ name, description, takesValue, values }: CompletedOption): string {
  const value = values.length > 0 ? `(${values.join(' ')})` : name === '--home' ? '_files -/' : '';
  const explained = description.replaceAll(/[[\]:]/g, ' ');
  return quoted(`*${name}[${explained}]${takesValue ? `:${name.slice(2)}:${value}` : ''}`);
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
