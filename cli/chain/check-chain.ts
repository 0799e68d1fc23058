import { done, failed, type Outcome } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';
import { openChainFolder } from '@api/chain/open-chain';
import { unreadFiles } from '@api/chain/unread-files';
import { errorText, type LocatedError } from '@api/chain/located-error';

export const checkChain: Tool = {
  usage: 'chain check <folder>',
  description: 'Checks the folder of a chain, and prints file, line and field of everything that is wrong.',
  options: [],
  example: 'lucka chain check my-chain',
  async run({ words: [folder = ''] }) {
    const opened = await openChainFolder(folder);
    if (!opened.ok) return invalidChain(opened.error);
    const warnings = [...opened.value.warnings(), ...unreadFiles(folder)];
    const lines = warnings.map((warning) => `warning: ${errorText(warning)}`);
    return done({ errors: [], warnings }, [...lines, `${folder} is in order.`]);
  },
};

export const invalidChain = (errors: readonly LocatedError[]): Outcome => ({
  ...failed({ code: 'invalid-chain', isRetryable: false, field: 'folder' }, ...errors.map(errorText)),
  data: { errors },
});
