import { articlesOfChain } from '@cli/chain/articles-of-chain';
import { checkChain } from '@cli/chain/check-chain';
import { exportChain } from '@cli/chain/export-chain';
import { diffChain, importIntoDatabase } from '@cli/chain/import-chain';
import { createChain } from '@cli/chain/create-chain';
import { done } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';

/** In the order in which they are needed. */
const STEPS: readonly Tool[] = [
  createChain,
  checkChain,
  diffChain,
  importIntoDatabase,
  exportChain,
  articlesOfChain,
];

const explainChain: Tool = {
  usage: 'chain',
  description: 'Lists what can be done with the folder of a chain.',
  options: [],
  example: 'lucka chain',
  run: () =>
    Promise.resolve(
      done(
        { commands: STEPS.map(({ usage }) => usage) },
        STEPS.map(({ usage, description }) => `lucka ${usage}: ${description}`),
      ),
    ),
};

export const CHAIN_TOOLS: readonly Tool[] = [explainChain, ...STEPS];
