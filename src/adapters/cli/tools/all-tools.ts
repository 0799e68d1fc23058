import { runScript } from '@/adapters/cli/tools/run-script';
import { simulate } from '@/adapters/cli/tools/simulate';
import type { Tool } from '@/adapters/cli/tools/tool';
import { words } from '@/adapters/cli/tools/words';

export const TOOLS: readonly Tool[] = [runScript, simulate, words];
