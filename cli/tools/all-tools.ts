import { checkApi } from '@cli/check-api/check-api';
import { CHAIN_TOOLS } from '@cli/chain/chain-tools';
import { backUp, restore } from '@cli/operator/backup';
import { STAFF_TOOLS } from '@cli/staff/staff-tools';
import { refundOrder } from '@cli/operator/refund';
import { printSettlement } from '@cli/operator/settlement';
import { runScript } from '@cli/tools/run-script';
import { simulate } from '@cli/tools/simulate';
import type { Tool } from '@cli/command/tool';
import { words } from '@cli/tools/words';

export const TOOLS: readonly Tool[] = [
  runScript,
  simulate,
  words,
  refundOrder,
  printSettlement,
  backUp,
  restore,
  checkApi,
  ...STAFF_TOOLS,
  ...CHAIN_TOOLS,
];
