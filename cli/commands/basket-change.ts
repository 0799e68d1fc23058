import { basketOutcome } from '@cli/commands/basket-outcome';
import type { Command } from '@cli/command/command';
import { basketLine } from '@cli/commands/basket-line';
import { foundArticle } from '@cli/commands/found-article';
import { quantityOf } from '@cli/commands/quantity-of';
import { selectionOf } from '@cli/commands/selection-of';
import { putFailureOutcome } from '@cli/commands/put-failure-outcome';
import { PutArticle } from '@/application/basket/put-article';
import { selectionFromFlatChoices } from '@/domain/basket/flat-choices';
import { ok } from '@/domain/shared/result';

export const basketChange: Command = {
  usage: 'basket change <line>',
  description: 'Changes the quantity or the choices of a line.',
  options: [
    { flags: '--quantity <number>', description: 'how many' },
    {
      flags: '--choose <path>',
      description: 'the new choices, all of them; may be repeated',
      isList: true,
    },
  ],
  example: 'lucka basket change 1 --quantity 3',
  isQuery: false,
  async run(terminal, input) {
    const line = basketLine(terminal, input.words[0] ?? '');
    if (!line.ok) return line.error;
    const quantity = quantityOf(input, line.value.quantity);
    if (!quantity.ok) return quantity.error;
    const found = await foundArticle(terminal, input, line.value.article.code);
    if (!found.ok) return found.error;
    const { article } = found.value;
    const paths = input.list('choose');
    const selection =
      paths.length === 0
        ? ok(selectionFromFlatChoices(article, line.value.flatChoices).selection)
        : selectionOf(article, paths);
    if (!selection.ok) return selection.error;
    const wanted = { article, selection: selection.value, quantity: quantity.value, editing: line.value.id };
    const put = terminal.get(PutArticle).put(wanted);
    return put.ok ? basketOutcome(terminal) : putFailureOutcome(terminal, put.error);
  },
};
