import type { Command } from '@cli/command/command';
import { SHELLS } from '@cli/completion/completion-script';

/** A command that prints something about the commands, and asks nobody. */
export type Page = Pick<Command, 'usage' | 'description' | 'options' | 'example'>;

export const COMPLETION: Page = {
  usage: 'completion <shell>',
  description: `Prints what completes its lines in a shell: ${SHELLS.join(', ')}.`,
  options: [],
  example: 'lucka completion bash',
};

export const MANUAL: Page = {
  usage: 'manual',
  description: 'Prints the manual page, as `man` takes it.',
  options: [],
  example: 'lucka manual',
};

export const PAGES: readonly Page[] = [COMPLETION, MANUAL];
