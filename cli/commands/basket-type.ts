import { basketOutcome } from '@cli/commands/basket-outcome';
import type { Command } from '@cli/command/command';
import { loadSpots } from '@cli/commands/load-spots';
import { misused } from '@cli/command/outcome';
import { SettingsStore } from '@/application/settings/settings-store';
import { BasketCommands } from '@/application/basket/basket-commands';
import { parseOrderType } from '@/domain/settings/order-type';

export const basketType: Command = {
  usage: 'basket type <type>',
  description: 'Chooses the order type: TakeAway or DineInPlace.',
  options: [],
  example: 'lucka basket type TakeAway',
  isQuery: false,
  async run(terminal, { words: [typed = ''] }) {
    const enabled = terminal.get(SettingsStore).settings?.orderTypes ?? [];
    const orderType = parseOrderType(typed);
    if (orderType === undefined || !enabled.includes(orderType)) {
      return misused('type', `The type must be one of ${enabled.join(', ')}, not "${typed}".`);
    }
    await loadSpots(terminal);
    terminal.get(BasketCommands).chooseOrderType(orderType);
    return basketOutcome(terminal);
  },
};
