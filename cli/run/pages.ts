import type { Command } from '@cli/command/command';
import { SHELLS } from '@cli/completion/completion-script';

/** A command that prints documentation and sends no requests. */
export type Page = Pick<Command, 'usage' | 'description' | 'options' | 'example'>;

export const COMPLETION: Page = {
  usage: 'completion <shell>',
  description: `Prints the completion script for a shell: ${SHELLS.join(', ')}.`,
  options: [],
  example: 'lucka completion bash',
};

export const MANUAL: Page = {
  usage: 'manual',
  description: 'Prints the manual page in the format of `man`.',
  options: [],
  example: 'lucka manual',
};

export const PAGES: readonly Page[] = [COMPLETION, MANUAL];
