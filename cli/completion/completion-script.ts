import type { Command } from '@cli/command/command';
import { bashScript } from '@cli/completion/bash-script';
import { fishScript } from '@cli/completion/fish-script';
import { completionTree } from '@cli/completion/completion-tree';
import { zshScript } from '@cli/completion/zsh-script';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

/** The completion script of a shell, generated from the commands. */
export const completionScript = (
  shell: Shell,
  commands: readonly Pick<Command, 'usage' | 'description' | 'options'>[],
): string => SCRIPTS[shell](completionTree(commands));
