import type { Command } from '@cli/command';
import { basketOutcome } from '@cli/basket-outcome';

export const basket: Command = {
  usage: 'basket',
  description: 'Shows the basket.',
  options: [],
  example: 'lucka basket',
  isQuery: true,
  run: basketOutcome,
};
