import type * as z from 'zod/mini';
import { auditPage } from '@/adapters/contract/staff/audit';
import { board, boardOrder } from '@/adapters/contract/staff/board';
import { staffMember } from '@/adapters/contract/staff/session';
import { shopState } from '@/adapters/contract/staff/shop-state';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { err, ok, type Result } from '@/domain/shared/result';
import type { CommandInput } from '@cli/command/command';
import { done, misused, type Outcome } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';
import { readAnswer } from '@cli/operator/read-answer';
import { callAsStaff, type StaffRequest } from '@cli/staff/staff-client';

/** An act of the staff: the call that it makes, and its answer as lines. */
interface StaffActTool<Answer> extends Omit<Tool, 'run'> {
  readonly request: (input: CommandInput) => Result<StaffRequest, Outcome>;
  readonly answer: z.ZodMiniType<Answer>;
  readonly lines: (answer: Answer) => readonly string[];
}

const tool = <Answer>({ request, answer, lines, ...rest }: StaffActTool<Answer>): Tool => ({
  ...rest,
  async run(input, deps) {
    const wanted = request(input);
    if (!wanted.ok) return wanted.error;
    const called = await callAsStaff(input, deps, wanted.value);
    if (!called.ok) return called.error;
    const read = readAnswer(answer, called.value, input.option('api') ?? '');
    return read.ok ? done({ answer: called.value }, lines(read.value)) : read.error;
  },
});

const UNTIL = { flags: '--until <time>', description: 'when it ends by itself: 2026-11-21T18:00+01:00' };
const END = { flags: '--end', description: 'end it' };

const shopOf = ({ words }: CommandInput): number => Number(words[0] ?? '');
const wordOf = ({ words }: CommandInput, index: number): string => words[index] ?? '';

/** Ends a change with --end, else makes it. */
const changing = (input: CommandInput, path: string, body: object): Result<StaffRequest, Outcome> =>
  ok(input.has('end') ? { method: 'DELETE', path } : { method: 'PUT', path, body });
const untilOf = (input: CommandInput): object => {
  const until = input.option('until');
  return until === undefined ? {} : { until };
};

const stateLines = (state: z.infer<typeof shopState>): readonly string[] => [
  state.isPaused ? 'The shop is paused.' : 'The shop takes orders.',
  ...state.articles.filter(({ isSoldOut }) => isSoldOut).map(({ name }) => `${name} is sold out.`),
];
const orderLine = ({ orderId, shortCode, status, lines }: z.infer<typeof boardOrder>): string =>
  `${shortCode}  ${status}  ${orderId}  ${lines.map(({ quantity, name }) => `${quantity} ${name}`).join(', ')}`;

/** Where an order must be, to be moved to a status. Source: spec 4 Order status. */
const FROM: Readonly<Record<string, string>> = {
  started: 'Added',
  finnished: 'Started',
  done: 'Finnished',
  delivered: 'Done',
  rollbacked: 'Added',
};

export const STAFF_ACT_TOOLS: readonly Tool[] = [
  tool({
    usage: 'staff whoami',
    description: 'Whose token LUCKA_STAFF_TOKEN is, and the shops to work in',
    options: [],
    example: 'lucka staff whoami --api https://lucka.example',
    request: () => ok({ method: 'GET', path: staffPaths.session }),
    answer: staffMember,
    lines: ({ name, role, shops }) => [
      `${name}, ${role}`,
      ...shops.map((shop) => `${shop.id}  ${shop.name}`),
    ],
  }),
  tool({
    usage: 'staff orders <shop>',
    description: 'The orders that a shop works on, the oldest first',
    options: [],
    example: 'lucka staff orders 1 --api https://lucka.example',
    request: (input) => ok({ method: 'GET', path: staffPaths.orders(shopOf(input)) }),
    answer: board,
    lines: ({ orders }) => (orders.length === 0 ? ['No order is in work.'] : orders.map(orderLine)),
  }),
  tool({
    usage: 'staff move <order> <status>',
    description:
      'Moves an order to its next status: started, finnished, done or delivered; or takes it back with rollbacked and a --reason',
    options: [{ flags: '--reason <text>', description: 'for the guest to read' }],
    example: 'lucka staff move ORDER started --api https://lucka.example',
    request: (input) => {
      const [order, status, reason] = [
        wordOf(input, 0),
        wordOf(input, 1).toLowerCase(),
        input.option('reason'),
      ];
      const from = FROM[status];
      if (from === undefined)
        return err(misused('status', `The status is one of ${Object.keys(FROM).join(', ')}.`));
      const capitalised = status.charAt(0).toUpperCase() + status.slice(1);
      const body = { from, status: capitalised, ...(reason !== undefined && { reason }) };
      return ok({ method: 'PUT', path: staffPaths.orderStatus(order), body });
    },
    answer: boardOrder,
    lines: (order) => [orderLine(order)],
  }),
  tool({
    usage: 'staff pause <shop>',
    description: 'Pauses a shop: it takes no new orders',
    options: [UNTIL, END],
    example: 'lucka staff pause 1 --until 2026-11-21T18:00+01:00 --api https://lucka.example',
    request: (input) => changing(input, staffPaths.pause(shopOf(input)), untilOf(input)),
    answer: shopState,
    lines: stateLines,
  }),
  tool({
    usage: 'staff sell-out <shop> <article>',
    description: 'Marks an article or a choice of a shop as sold out, by its code',
    options: [UNTIL, END],
    example: 'lucka staff sell-out 1 salmon --api https://lucka.example',
    request: (input) => changing(input, staffPaths.soldOut(shopOf(input), wordOf(input, 1)), untilOf(input)),
    answer: shopState,
    lines: stateLines,
  }),
  tool({
    usage: 'staff hours <shop> <date>',
    description: 'Changes the hours of a day of this week; without --opens and --closes the shop is closed',
    options: [
      { flags: '--opens <time>', description: '10:00' },
      { flags: '--closes <time>', description: '20:00' },
      END,
    ],
    example: 'lucka staff hours 1 2026-12-24 --opens 10:00 --closes 14:00 --api https://lucka.example',
    request: (input) => {
      const [opens, closes] = [input.option('opens'), input.option('closes')];
      const path = staffPaths.hours(shopOf(input), wordOf(input, 1));
      if (opens === undefined && closes === undefined) return changing(input, path, { isClosed: true });
      if (opens === undefined || closes === undefined)
        return err(misused('opens', '--opens and --closes belong together.'));
      return changing(input, path, { opens, closes });
    },
    answer: shopState,
    lines: ({ days }) =>
      days.map(({ date, hours }) => `${date}  ${hours.length === 0 ? 'closed' : `${hours.length} opening`}`),
  }),
  tool({
    usage: 'staff price <shop> <article>',
    description: 'Changes the price of an article in a shop, in its currency',
    options: [{ flags: '--price <decimal>', description: '45.50' }, END],
    example: 'lucka staff price 1 salmon --price 145 --api https://lucka.example',
    request: (input) => {
      const price = input.option('price');
      if (!input.has('end') && !/^\d+(\.\d+)?$/.test(price ?? ''))
        return err(misused('price', '--price must be like 45.50.'));
      return changing(input, staffPaths.price(shopOf(input), wordOf(input, 1)), { price: Number(price) });
    },
    answer: shopState,
    lines: ({ articles }) => [`The shop has ${articles.length} articles.`],
  }),
  tool({
    usage: 'staff audit',
    description: 'What happened, the newest first',
    options: [{ flags: '--of <shop>', description: 'of one shop' }],
    example: 'lucka staff audit --of 1 --api https://lucka.example',
    request: (input) => {
      const shop = input.option('of');
      const query = shop === undefined ? '' : `?shopId=${encodeURIComponent(shop)}`;
      return ok({ method: 'GET', path: staffPaths.audit + query });
    },
    answer: auditPage,
    lines: ({ entries }) =>
      entries.map(({ at, actor, act, subject, detail }) =>
        [new Date(at).toISOString(), actor, act, subject, detail].join('  ').trimEnd(),
      ),
  }),
];
