import { done, failed, type Outcome } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';
import { loadChainFolder } from '@api/chain/load-chain';
import { errorText, type LocatedError } from '@api/chain/located-error';

export const checkChain: Tool = {
  usage: 'chain check <folder>',
  description: 'Checks the folder of a chain, and prints file, line and field of everything that is wrong.',
  options: [],
  example: 'lucka chain check my-chain',
  run({ words: [folder = ''] }) {
    const loaded = loadChainFolder(folder);
    return Promise.resolve(
      loaded.ok ? done({ errors: [] }, [`${folder} is in order.`]) : invalidChain(loaded.error),
    );
  },
};

export const invalidChain = (errors: readonly LocatedError[]): Outcome => ({
  ...failed({ code: 'invalid-chain', isRetryable: false, field: 'folder' }, ...errors.map(errorText)),
  data: { errors },
});
