import { basketOutcome } from '@cli/commands/basket-outcome';
import type { Command } from '@cli/command/command';
import { knowSpots } from '@cli/commands/know-spots';
import { misused } from '@cli/command/outcome';
import { SettingsStore } from '@/application/settings/settings-store';
import { BasketCommands } from '@/application/basket/basket-commands';
import { parseOrderType } from '@/domain/settings/order-type';

export const basketType: Command = {
  usage: 'basket type <type>',
  description: 'Chooses how the food is had: TakeAway or DineInPlace.',
  options: [],
  example: 'lucka basket type TakeAway',
  isQuery: false,
  async run(terminal, { words: [typed = ''] }) {
    const enabled = terminal.get(SettingsStore).settings?.orderTypes ?? [];
    const orderType = parseOrderType(typed);
    if (orderType === undefined || !enabled.includes(orderType)) {
      return misused('type', `The type is one of ${enabled.join(', ')}, which "${typed}" is not.`);
    }
    await knowSpots(terminal);
    terminal.get(BasketCommands).chooseOrderType(orderType);
    return basketOutcome(terminal);
  },
};
