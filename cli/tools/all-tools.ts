import { CHAIN_TOOLS } from '@cli/chain/chain-tools';
import { runScript } from '@cli/tools/run-script';
import { simulate } from '@cli/tools/simulate';
import type { Tool } from '@cli/command/tool';
import { words } from '@cli/tools/words';

export const TOOLS: readonly Tool[] = [runScript, simulate, words, ...CHAIN_TOOLS];
