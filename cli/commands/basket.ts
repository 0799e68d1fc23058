import type { Command } from '@cli/command/command';
import { basketOutcome } from '@cli/commands/basket-outcome';

export const basket: Command = {
  usage: 'basket',
  description: 'Shows the basket.',
  options: [],
  example: 'lucka basket',
  isQuery: true,
  run: basketOutcome,
};
