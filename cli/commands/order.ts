import type { Command, CommandInput } from '@cli/command/command';
import { failureOutcome } from '@cli/command/failure-outcome';
import { orderOutcome } from '@cli/commands/order-outcome';
import { failed, misused, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { OrderStore } from '@/application/orders/order-store';
import { ConfirmOrder, type ConfirmOutcome } from '@/application/checkout/confirm-order';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import { ALLERGENS } from '@/domain/menu/allergens';
import type { DietFilter } from '@/domain/menu/diets';
import type { DietQuestion } from '@/domain/order/diet-question';
import type { OrderId } from '@/domain/order/order';
import { assertNever } from '@/domain/shared/assert-never';
import { shopBadge } from '@/domain/shop/shop-availability';

export const order: Command = {
  usage: 'order',
  description:
    'Places the basket as an order. Repeating it never places a second one; nothing is paid yet. Dishes that do not suit --without and --diet are ordered with --despite-diet only.',
  options: [
    { flags: '--email <address>', description: 'if the restaurant requires one' },
    { flags: '--phone <number>', description: 'if the restaurant requires one' },
    { flags: '--without <allergens>', description: 'allergens to avoid, such as peanuts,milk' },
    { flags: '--diet <diets>', description: 'diets that every dish must suit, such as vegan' },
    {
      flags: '--despite-diet',
      description: 'order the named dishes though they do not suit; the kitchen sees why',
    },
  ],
  example: 'lucka order',
  isQuery: false,
  async run(terminal, input) {
    const contact = { email: input.option('email') ?? '', phoneNumber: input.option('phone') ?? '' };
    const before = terminal.get(OrderStore).intent;
    const known = before === undefined || before.state.kind === 'sending' ? undefined : before.state.order;
    const declared = declaredIn(input);
    const unknown = declared.withoutAllergens.find((name) => !ALLERGENS.some((each) => each === name));
    if (unknown !== undefined) return misused('without', `The allergens are ${ALLERGENS.join(', ')}.`);
    if (input.option('without') !== undefined || input.option('diet') !== undefined)
      terminal.get(DietFilterStore).setFilter(declared);
    const confirmOrder = terminal.get(ConfirmOrder);
    const first = await confirmOrder.confirm(contact);
    const outcome =
      first.kind === 'unsuitable' && input.has('despiteDiet')
        ? await confirmOrder.confirm(contact, { accepted: first.question })
        : first;
    return printOutcome(terminal, outcome, (orderId) => orderId === known?.orderId);
  },
};

const declaredIn = (input: CommandInput): DietFilter => ({
  diets: listIn(input.option('diet')),
  withoutAllergens: listIn(input.option('without')),
});

const listIn = (option: string | undefined): readonly string[] =>
  (option ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim().toLowerCase()]));

/** What each dish has against the declaration, so that the answer is given with it read. */
function linesOf({ lines }: DietQuestion): readonly string[] {
  return lines.map(({ item, conflict: { contains, missed } }) => {
    const reasons = [...contains.map((name) => `contains ${name}`), ...missed.map((diet) => `not ${diet}`)];
    return `${item.article.code}: ${reasons.length === 0 ? 'not declared' : reasons.join(', ')}`;
  });
}

async function printOutcome(
  terminal: Terminal,
  outcome: ConfirmOutcome,
  isKnown: (orderId: OrderId) => boolean,
): Promise<Outcome> {
  const confirmed = (orderId: OrderId, line: string): Promise<Outcome> => {
    const isRepeated = isKnown(orderId);
    const lines = isRepeated ? ['It was placed before: this is the same order.', line] : [line];
    return orderOutcome(terminal, orderId, lines, { isRepeated });
  };
  switch (outcome.kind) {
    case 'placed':
      return confirmed(outcome.orderId, 'Not paid yet: run `lucka pay`.');
    case 'totalDiffers':
      return confirmed(
        outcome.orderId,
        'The total of the restaurant differs from that of the basket. Paying accepts it: `lucka pay`.',
      );
    case 'alreadyPaid':
      return confirmed(outcome.orderId, 'It is paid: `lucka follow` tracks it.');
    case 'incomplete':
      return failed(
        {
          code: 'incomplete',
          isRetryable: outcome.fieldErrors.some(({ problem }) => problem === 'notLoaded'),
          field: outcome.fieldErrors[0]?.field ?? 'items',
        },
        ...outcome.fieldErrors.map(({ field, problem }) => `${field}: ${problem}`),
      );
    case 'unsuitable':
      return failed(
        { code: 'diet-unanswered', isRetryable: false, field: 'items' },
        ...linesOf(outcome.question),
        'Nothing is ordered. `lucka order` with --despite-diet orders them anyway, and tells the kitchen.',
      );
    case 'shopNotOrderable':
      return failed(
        { code: `shop-${shopBadge(outcome.shop)}`, isRetryable: true, field: 'shop' },
        terminal.text('home.notSelectable', { name: outcome.shop.name }),
      );
    case 'menuChanged':
      return failed(
        { code: 'menu-changed', isRetryable: false, field: 'items' },
        'Prices or dishes have changed. `lucka basket update` applies the current menu.',
      );
    case 'notChecked':
      return failureOutcome(terminal, outcome.failure);
    case 'unanswered':
      return failed(
        { code: 'unanswered', isRetryable: true },
        'The restaurant did not answer. Nothing is paid, and repeating `lucka order` is safe.',
      );
    case 'refused':
      return failureOutcome(terminal, outcome.failure);
    default:
      return assertNever(outcome);
  }
}
