import type { Command } from '@/adapters/cli/command';
import { basketOutcome } from '@/adapters/cli/basket-outcome';

export const basket: Command = {
  usage: 'basket',
  description: 'Shows the basket.',
  options: [],
  example: 'lucka basket',
  isQuery: true,
  run: basketOutcome,
};
