import { basketOutcome } from '@cli/commands/basket-outcome';
import type { Command } from '@cli/command/command';
import { chosenShop } from '@cli/commands/chosen-shop';
import { foundArticle } from '@cli/commands/found-article';
import { enterShop } from '@cli/commands/enter-shop';
import { selectionOf } from '@cli/commands/selection-of';
import { quantityOf } from '@cli/commands/quantity-of';
import { putFailureOutcome } from '@cli/commands/put-failure-outcome';
import { PutArticle } from '@/application/basket/put-article';
import { missingChoices } from '@/domain/menu/choices/missing-choices';

/** Adds a dish to the basket of its shop and prints the resulting basket (PAIN-82). */
export const basketAdd: Command = {
  usage: 'basket add <article>',
  description: 'Adds a dish to the basket. A basket of another restaurant is only cleared with --yes.',
  options: [
    {
      flags: '--choose <path>',
      description: 'a choice, as `lucka article` lists them; may be repeated',
      isList: true,
    },
    { flags: '--quantity <number>', description: 'how many; 1 by default' },
  ],
  example: 'lucka basket add burger-classic --shop 1 --choose bun-brioche --choose meal-none',
  isQuery: false,
  async run(terminal, input) {
    const quantity = quantityOf(input, 1);
    if (!quantity.ok) return quantity.error;
    const shopId = chosenShop(terminal, input);
    if (!shopId.ok) return shopId.error;
    const found = await foundArticle(terminal, input, input.words[0] ?? '');
    if (!found.ok) return found.error;
    const selection = selectionOf(found.value.article, input.list('choose'));
    if (!selection.ok) return selection.error;
    // Checked before another basket is cleared, so that a refused dish changes nothing.
    const missing = missingChoices(found.value.article, selection.value);
    if (missing.length > 0) return putFailureOutcome(terminal, { kind: 'choicesMissing', missing });
    const entered = await enterShop(terminal, shopId.value);
    if (entered !== undefined) return entered;
    const { article } = found.value;
    const put = terminal
      .get(PutArticle)
      .put({ article, selection: selection.value, quantity: quantity.value });
    return put.ok ? basketOutcome(terminal) : putFailureOutcome(terminal, put.error);
  },
};
