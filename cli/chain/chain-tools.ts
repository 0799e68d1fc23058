import { articlesOfChain } from '@cli/chain/articles-of-chain';
import { checkChain } from '@cli/chain/check-chain';
import { exportChain } from '@cli/chain/export-chain';
import { diffChain, importIntoDatabase } from '@cli/chain/import-chain';
import { pictureDishes } from '@cli/chain/picture-dishes';
import { createChain } from '@cli/chain/create-chain';
import { listTools } from '@cli/command/list-tools';
import type { Tool } from '@cli/command/tool';

/** In the order in which they are needed. */
const STEPS: readonly Tool[] = [
  createChain,
  checkChain,
  diffChain,
  importIntoDatabase,
  exportChain,
  articlesOfChain,
  pictureDishes,
];

export const CHAIN_TOOLS: readonly Tool[] = [
  listTools('chain', 'Lists what can be done with the folder of a chain.', STEPS),
  ...STEPS,
];
