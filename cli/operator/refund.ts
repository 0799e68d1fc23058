import * as z from 'zod/mini';
import { money } from '@/adapters/contract/fields';
import type { CommandInput } from '@cli/command/command';
import { done, failed, misused, type Outcome } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';
import { askOperator, operatorSite, type OperatorSite } from '@cli/operator/ask-operator';
import { readAnswer } from '@cli/operator/read-answer';
import { toDecimal } from '@/domain/shared/amount';
import { err, ok, type Result } from '@/domain/shared/result';

const REFUND_BITS = 128;

const refund = z.object({
  refundId: z.string(),
  amount: money,
  currency: z.string(),
  status: z.enum(['pending', 'refunded', 'refused']),
  reason: z.string(),
});
const refunds = z.object({ refunds: z.array(refund) });

type Refund = z.infer<typeof refund>;

/** Gives money back at a running API. Source: docs/payments.md, Refunds. */
export const refundOrder: Tool = {
  usage: 'refund <order>',
  description:
    'Gives the captured money of an order back at the API of --api, with the token in LUCKA_OPERATOR_TOKEN: all that is left, an amount, or lines. Without --yes it lists what was given back, and changes nothing. A refund without an answer is repeated with its --refund, and is then the same one.',
  options: [
    { flags: '--amount <decimal>', description: 'the amount, in the currency of the order' },
    {
      flags: '--line <number:quantity>',
      description: 'a line of the order, from 1, and how many',
      isList: true,
    },
    { flags: '--reason <text>', description: 'for the books of the shop' },
    { flags: '--refund <id>', description: 'the id of a refund that had no answer' },
  ],
  example: 'lucka refund ORDER --line 2:1 --reason spilled --api https://lucka.example --yes',
  async run(input, deps) {
    const operator = operatorSite(input, deps);
    if (!operator.ok) return operator.error;
    const site: Site = { ...operator.value, order: input.words[0] ?? '' };
    if (!site.isYes) return listRefunds(site);
    const body = bodyOf(input);
    return body.ok
      ? give(site, input.option('refund') ?? deps.randomness.token(REFUND_BITS), body.value)
      : body.error;
  },
};

interface Site extends OperatorSite {
  readonly order: string;
}

function bodyOf(input: CommandInput): Result<object, Outcome> {
  const [amount, lines, reason] = [input.option('amount'), input.list('line'), input.option('reason')];
  if (reason === undefined) return err(misused('reason', '--reason is required.'));
  if (amount !== undefined && !/^\d+(\.\d+)?$/.test(amount)) {
    return err(misused('amount', `--amount must be like 49.50, not "${amount}".`));
  }
  const odd = lines.find((line) => !/^\d+:\d+$/.test(line));
  if (odd !== undefined) return err(misused('line', `--line must be like 2:1, not "${odd}".`));
  return ok({
    reason,
    ...(amount !== undefined && { amount: Number(amount) }),
    ...(lines.length > 0 && { lines: lines.map(lineOf) }),
  });
}

const lineOf = (text: string) => {
  const [line, quantity] = text.split(':').map(Number);
  return { line, quantity };
};

async function listRefunds(site: Site): Promise<Outcome> {
  const answer = await call(site, 'refunds', refunds);
  if (!answer.ok) return answer.error;
  const { refunds: made } = answer.value;
  const lines = made.length === 0 ? ['Nothing was given back.'] : made.map(lineText);
  return done({ refunds: made.map(dataOf) }, [
    ...lines,
    'Repeat with --yes and --reason to give money back.',
  ]);
}

async function give(site: Site, refundId: string, body: object): Promise<Outcome> {
  const answer = await call(site, `refunds/${encodeURIComponent(refundId)}`, refund, body);
  if (!answer.ok && answer.error.kind === 'failed' && answer.error.reason.isRetryable) {
    const repeat = `Repeat with --refund=${refundId}: it is given back once.`;
    return { ...answer.error, lines: [...answer.error.lines, repeat], data: { refundId } };
  }
  if (!answer.ok) return answer.error;
  const made = answer.value;
  if (made.status === 'refused') return refusedRefund(made);
  return done(dataOf(made), [lineText(made)]);
}

const refusedRefund = (made: Refund): Outcome => ({
  ...failed({ code: 'refund-refused', isRetryable: false }, lineText(made)),
  data: dataOf(made),
});

async function call<Answer>(
  site: Site,
  path: string,
  form: z.ZodMiniType<Answer>,
  body?: object,
): Promise<Result<Answer, Outcome>> {
  const address = `/api/operator/order/${encodeURIComponent(site.order)}/${path}`;
  const answer = await askOperator(site, address, body);
  return answer.ok ? readAnswer(form, answer.value, site.api) : answer;
}

const dataOf = ({ amount, ...rest }: Refund) => ({ ...rest, amount: toDecimal(amount) });

const lineText = ({ refundId, amount, currency, status, reason }: Refund): string =>
  `${refundId}  ${toDecimal(amount)} ${currency}  ${status}  ${reason}`;
