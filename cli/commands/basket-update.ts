import { basketOutcome } from '@cli/commands/basket-outcome';
import type { Command } from '@cli/command/command';
import { UpdateBasketFromMenu } from '@/application/basket/update-basket-from-menu';

export const basketUpdate: Command = {
  usage: 'basket update',
  description: 'Takes over what the menu says now: prices change, and what is gone leaves the basket.',
  options: [],
  example: 'lucka basket update',
  isQuery: false,
  async run(terminal) {
    await basketOutcome(terminal);
    terminal.get(UpdateBasketFromMenu).update(true);
    return basketOutcome(terminal);
  },
};
