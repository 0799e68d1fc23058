import { basketOutcome } from '@cli/commands/basket-outcome';
import type { Command } from '@cli/command/command';
import { basketLine } from '@cli/commands/basket-line';
import { BasketCommands } from '@/application/basket/basket-commands';

export const basketRemove: Command = {
  usage: 'basket remove <line>',
  description: 'Removes a line from the basket.',
  options: [],
  example: 'lucka basket remove 2',
  isQuery: false,
  run(terminal, { words: [typed = ''] }) {
    const line = basketLine(terminal, typed);
    if (!line.ok) return Promise.resolve(line.error);
    terminal.get(BasketCommands).remove(line.value.id);
    return basketOutcome(terminal);
  },
};
