import { basketOutcome } from '@cli/commands/basket-outcome';
import type { Command } from '@cli/command/command';
import { chosenShop } from '@cli/commands/chosen-shop';
import { failureOutcome } from '@cli/command/failure-outcome';
import { misused } from '@cli/command/outcome';
import { BasketStore } from '@/application/basket/basket-store';
import { BasketCommands } from '@/application/basket/basket-commands';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import { translate } from '@/domain/shared/translated-text';

export const basketSpot: Command = {
  usage: 'basket spot [number]',
  description: 'Chooses the delivery spot; without a number it is cleared.',
  options: [],
  example: 'lucka basket spot 104',
  isQuery: false,
  async run(terminal, input) {
    const [typed] = input.words;
    const shopId = chosenShop(terminal, input);
    if (!shopId.ok) return shopId.error;
    const spots = await terminal.get(LoadDeliverySpots).load(shopId.value);
    if (!spots.ok) return failureOutcome(terminal, spots.error);
    const { orderType } = terminal.get(BasketStore).basket;
    const fitting = spots.value.filter((each) => each.orderType === orderType);
    const spot = fitting.find(({ id }) => String(id) === typed);
    if (typed !== undefined && spot === undefined) {
      const names = fitting.map(
        ({ id, name, translations }) => `${id} ${translate(translations, 'name', terminal.language, name)}`,
      );
      return misused('spot', `Unknown spot. Choose from: ${names.join(', ') || 'none'}.`);
    }
    terminal.get(BasketCommands).chooseSpot(spot?.id);
    return basketOutcome(terminal);
  },
};
