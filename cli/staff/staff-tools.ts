import type { Tool } from '@cli/command/tool';
import { HIRE_TOOLS } from '@cli/staff/hire-tools';
import { STAFF_ACT_TOOLS } from '@cli/staff/staff-acts';
import { listTools } from '@cli/command/list-tools';

const TOOLS: readonly Tool[] = [...HIRE_TOOLS, ...STAFF_ACT_TOOLS];

export const STAFF_TOOLS: readonly Tool[] = [
  listTools('staff', 'Lists what staff and machines can do from the command line.', TOOLS),
  ...TOOLS,
];
