import { runScript } from '@/adapters/cli/tools/run-script';
import { simulate } from '@/adapters/cli/tools/simulate';
import type { Tool } from '@/adapters/cli/tools/tool';

export const TOOLS: readonly Tool[] = [runScript, simulate];
