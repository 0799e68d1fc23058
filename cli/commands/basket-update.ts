import { basketOutcome } from '@cli/commands/basket-outcome';
import type { Command } from '@cli/command/command';
import { UpdateBasketFromMenu } from '@/application/basket/update-basket-from-menu';

export const basketUpdate: Command = {
  usage: 'basket update',
  description: 'Updates the basket from the menu: prices change, and unavailable dishes are removed.',
  options: [],
  example: 'lucka basket update',
  isQuery: false,
  async run(terminal) {
    await basketOutcome(terminal);
    terminal.get(UpdateBasketFromMenu).update(true);
    return basketOutcome(terminal);
  },
};
