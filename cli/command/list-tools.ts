import { done } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';

/** The command before the second words of others, which lists these. Without it they are not found. */
export const listTools = (word: string, description: string, tools: readonly Tool[]): Tool => ({
  usage: word,
  description,
  options: [],
  example: `lucka ${word}`,
  run: () =>
    Promise.resolve(
      done(
        { commands: tools.map(({ usage }) => usage) },
        tools.map((tool) => `lucka ${tool.usage}: ${tool.description}`),
      ),
    ),
});
