import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SystemClock } from '@/adapters/browser/system-clock';
import { buildApi } from '@test/support/api/api-process';
import {
  OPERATOR_TOKEN,
  orderAndPay,
  startTwoProcesses,
  type PaidOrder,
  type TwoProcesses,
} from '@test/support/api/two-processes';
import { must } from '@test/support/builders/must';
import { aShell } from '@test/support/cli/a-shell';
import { MemoryHome } from '@test/support/cli/memory-home';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';
import { makeThrowAwayFolder, type ThrowAwayFolder } from '@test/support/database/throw-away-folder';
import type { LocalCompany } from '@test/support/payments/local-company';
import { openLocalStripe, STRIPE_KEY } from '@test/support/payments/local-stripe';

const STEPS = ['started', 'finnished', 'done', 'delivered'];
const clock = new SystemClock();

let [database, folder]: [FreshDatabase?, ThrowAwayFolder?] = [];
let [stripe, both]: [LocalCompany?, TwoProcesses?] = [];
let staffToken: string;

/** The example of three restaurants, open at any hour, since processes have the time of day. */
async function anExample(): Promise<string> {
  const chain = path.join(must(folder).path, 'harbour-kitchens');
  await cp('examples/harbour-kitchens', chain, { recursive: true });
  const shops = path.join(chain, 'shops');
  for (const file of await readdir(shops)) {
    const shop: object = JSON.parse(await readFile(path.join(shops, file), 'utf8'));
    const open = { ...shop, openingHours: { daily: ['00:00-24:00'] }, exceptions: undefined };
    await writeFile(path.join(shops, file), JSON.stringify(open));
  }
  const file = path.join(chain, 'chain.json');
  const rest: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...rest, holidays: undefined }));
  return chain;
}

/** Runs `lucka` against both processes. */
const lucka = (line: string) =>
  aShell(new MemoryHome(), '', clock, {
    DATABASE_URL: must(database).url,
    LUCKA_OPERATOR_TOKEN: OPERATOR_TOKEN,
    LUCKA_STAFF_TOKEN: staffToken,
  }).lucka(line);

beforeAll(async () => {
  [database, folder, stripe] = [
    await makeFreshDatabase(),
    await makeThrowAwayFolder(),
    await openLocalStripe(clock),
  ];
  await buildApi();
  both = await startTwoProcesses(database.url, folder.path, {
    LUCKA_CHAIN: await anExample(),
    LUCKA_PAYMENTS: 'stripe',
    LUCKA_STRIPE_KEY: STRIPE_KEY,
    LUCKA_STRIPE_WEBHOOK_SECRETS: 'whsec_of_the_endpoint',
    LUCKA_STRIPE_ADDRESS: stripe.server.address,
  });
  staffToken = '';
  staffToken = (await lucka('staff token till-1 --role manager --of 1')).text.trim();
}, 120_000);

afterAll(async () => {
  await both?.stop();
  await stripe?.server.close();
  await database?.drop();
  await folder?.dispose();
});

describe('a chain of three restaurants on two processes', () => {
  const tally = { calls: 0, retried: 0 };
  let orders: readonly PaidOrder[];

  it('takes orders that are paid with Stripe', async () => {
    const processes = must(both);
    orders = [await orderAndPay(processes, tally), await orderAndPay(processes, tally)];
    const { text } = await lucka(`staff orders 1 --api ${processes.origin}`);
    for (const { orderId } of orders) expect(text).toContain(orderId);
  });

  it('shows them to the staff, who finish one and refund the other', async () => {
    const { origin } = must(both);
    const [eaten, spilled] = [must(orders[0]), must(orders[1])];
    for (const step of STEPS) {
      const moved = await lucka(`staff move --api ${origin} -- ${eaten.orderId} ${step}`);
      expect(moved).toMatchObject({ exitCode: 0, text: expect.stringContaining(step) });
    }
    await lucka(`staff move --api ${origin} -- ${spilled.orderId} started`);
    const refund = `refund --reason spilled --yes --api ${origin} -- ${spilled.orderId}`;
    expect(await lucka(refund)).toMatchObject({ exitCode: 0, text: expect.stringContaining('refunded') });
  });

  it('has a settlement of the day that adds up to the books of Stripe', async () => {
    const [{ total }, date] = [
      must(orders[0]),
      new Date().toLocaleDateString('sv', { timeZone: 'Europe/Stockholm' }),
    ];
    const { text } = await lucka(`settlement ${date} --api ${must(both).origin}`);
    expect(text).toContain('The books of stripe say the same.');
    expect(text).toContain(`2 captured, ${(2 * total).toFixed(2)}`);
    expect(text).toContain(`1 given back, ${total.toFixed(2)}; ${total.toFixed(2)} left`);
  });
});
