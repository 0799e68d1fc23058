import { CHAIN_TOOLS } from '@cli/chain/chain-tools';
import { refundOrder } from '@cli/operator/refund';
import { runScript } from '@cli/tools/run-script';
import { simulate } from '@cli/tools/simulate';
import type { Tool } from '@cli/command/tool';
import { words } from '@cli/tools/words';

export const TOOLS: readonly Tool[] = [runScript, simulate, words, refundOrder, ...CHAIN_TOOLS];
