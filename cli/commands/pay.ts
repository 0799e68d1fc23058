import type { Command } from '@cli/command/command';
import { chosenOrder } from '@cli/commands/chosen-order';
import { failureOutcome } from '@cli/command/failure-outcome';
import { orderOutcome } from '@cli/commands/order-outcome';
import { done, failed, misused, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { BasketStore } from '@/application/basket/basket-store';
import type { PaymentProgress } from '@/application/orders/order-store';
import { CheckPayment } from '@/application/checkout/check-payment';
import { StartPayment, type StartPaymentFailure } from '@/application/checkout/start-payment';
import { noticeForPayment } from '@/domain/notice/notice-for-payment';
import type { OrderId } from '@/domain/order/order';

/** Test cards of the demonstration's payment provider. */
const CARDS = ['succeeds', 'declined', 'lostAnswer'] as const;

const NO_PAGE = 'The API of this process has no page for a browser; name one with --api.';

export const pay: Command = {
  usage: 'pay [order]',
  description:
    'Pays an order: with a test card at the demonstration provider, or by a link to open in a browser.',
  options: [
    { flags: '--card <name>', description: 'a test card', values: CARDS },
    { flags: '--link', description: 'print a payment link for another person, and exit' },
  ],
  example: 'lucka pay --card succeeds',
  isQuery: false,
  async run(terminal, input) {
    const card = CARDS.find((each) => each === (input.option('card') ?? CARDS[0]));
    if (card === undefined) return misused('card', `The test cards are ${CARDS.join(', ')}.`);
    if (input.has('link') && terminal.sendForm !== undefined) return misused('link', NO_PAGE);
    const orderId = chosenOrder(terminal, input.words[0]);
    if (!orderId.ok) return orderId.error;
    const shopId = terminal.get(BasketStore).basket.shopId;
    if (shopId === undefined) return misused('order', 'There is nothing to pay.');
    const started = await terminal.get(StartPayment).start(orderId.value, shopId);
    if (!started.ok) return printFailure(terminal, orderId.value, started.error);
    if (input.has('link')) return handOver(terminal, orderId.value);
    await goThroughProvider(terminal, card);
    const { signal } = new AbortController();
    const progress = await terminal.get(CheckPayment).check(orderId.value, signal);
    return printProgress(terminal, orderId.value, progress);
  },
};

/** The link is valid until the restaurant rolls the order back; a further `lucka pay` shows the result (PAIN-89). */
function handOver(terminal: Terminal, orderId: OrderId): Outcome {
  const link = terminal.departure ?? '';
  return done({ orderId, link }, [link]);
}

async function goThroughProvider(terminal: Terminal, card: string): Promise<void> {
  const { departure, sendForm } = terminal;
  if (departure === undefined) return;
  if (sendForm === undefined) terminal.printLine(`Pay here; waiting: ${departure}`);
  else await sendForm(departure, { action: 'pay', card });
}

const UNKNOWN_END = { status: 'failed', code: undefined } as const;

function printProgress(
  terminal: Terminal,
  orderId: OrderId,
  progress: PaymentProgress,
): Promise<Outcome> | Outcome {
  if (progress.kind === 'paid') {
    return orderOutcome(terminal, orderId, ['Paid. `lucka follow` tracks the order.'], {
      isRepeated: false,
    });
  }
  const { status, code } = progress.kind === 'unpaid' ? progress : UNKNOWN_END;
  const notice = noticeForPayment({ status, code });
  return failed(
    { code: code ?? 'payment-01', isRetryable: true },
    ...(notice === undefined ? [] : [terminal.say(notice)]),
    'The basket is unchanged; `lucka pay` tries again and never pays twice.',
  );
}

function printFailure(
  terminal: Terminal,
  orderId: OrderId,
  failure: StartPaymentFailure,
): Promise<Outcome> | Outcome {
  switch (failure.kind) {
    case 'alreadyPaid':
      return orderOutcome(terminal, orderId, ['It was paid before; nothing is charged again.'], {
        isRepeated: true,
      });
    case 'orderEnded':
      return failed(
        { code: 'order-ended', isRetryable: false },
        'The restaurant has cancelled the order. The basket is unchanged: `lucka order` places a new one.',
      );
    case 'dietUnanswered':
      return failed(
        { code: 'diet-unanswered', isRetryable: false },
        'What you avoid was declared after the order was placed: `lucka order` checks its dishes against it.',
      );
    case 'codeMissing':
      return failed({ code: 'code-missing', isRetryable: false }, terminal.text('order.locked'));
    default:
      return failureOutcome(terminal, failure);
  }
}
