import { lineWords, WORD_KINDS } from '@cli/completion/line-words';
import { readGlobalOptions } from '@cli/command/global-options';
import { done, misused } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';

export const words: Tool = {
  usage: 'words <kind>',
  description: `Prints completion candidates for the scripts of \`lucka completion\`: ${WORD_KINDS.join(', ')}. Sends no requests.`,
  options: [],
  example: 'lucka words articles --shop 1',
  async run(input, { homeAt, clock }) {
    const options = readGlobalOptions(input);
    if (!options.ok) return options.error;
    const kind = WORD_KINDS.find((each) => each === input.words[0]);
    if (kind === undefined) return misused('kind', `The kind must be one of ${WORD_KINDS.join(', ')}.`);
    const { api, home } = options.value;
    const found = await lineWords(kind, { api, shop: input.option('shop') }, homeAt(home), clock.now());
    return done({ words: found }, found);
  },
};
