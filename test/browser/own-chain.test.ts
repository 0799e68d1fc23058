import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SystemClock } from '@/adapters/browser/system-clock';
import { buildApi } from '@test/support/api/api-process';
import { OPERATOR_TOKEN, startTwoProcesses, type TwoProcesses } from '@test/support/api/two-processes';
import { welcomeGuest, type Guest } from '@test/support/browser/guest';
import { openStaffTablet, type Staff } from '@test/support/browser/staff';
import { must } from '@test/support/builders/must';
import { aShell } from '@test/support/cli/a-shell';
import { MemoryHome } from '@test/support/cli/memory-home';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';
import { makeThrowAwayFolder, type ThrowAwayFolder } from '@test/support/database/throw-away-folder';
import type { LocalCompany } from '@test/support/payments/local-company';
import { openLocalStripe, STRIPE_KEY } from '@test/support/payments/local-stripe';

const PASSWORD = 'Lagom salt gröt 7';
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
    LUCKA_PASSWORD: PASSWORD,
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
    // The guest and the staff come from one address.
    LUCKA_SHOP_NETWORKS: '127.0.0.0/8',
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
  let browser: Browser;
  let [guest, staff]: [Guest?, Staff?] = [];
  const orderIds: string[] = [];
  const dish = { name: 'Kokkaffe', price: 32 };

  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
    guest = await welcomeGuest(browser, must(both).origin, { size: 'small' });
    const login = { email: 'siv@harbour.example', password: PASSWORD };
    expect(await lucka(`staff add ${login.email} --role manager --of 1`)).toMatchObject({ exitCode: 0 });
    staff = await openStaffTablet(browser, must(both).origin, login);
  }, 120_000);

  afterAll(async () => {
    await staff?.context.close();
    await guest?.leave();
    await browser.close();
  });

  it('takes orders that are paid with Stripe', async () => {
    const visitor = must(guest);
    for (const _order of ['eaten', 'spilled']) {
      await visitor.goToMenu(1, 'TakeAway', '/drinks');
      await visitor.addFromMenu(dish.name);
      await visitor.goToCheckout();
      await visitor.tap(visitor.payButton);
      await visitor.page.getByRole('button', { name: `Pay ${dish.price}` }).click();
      orderIds.push(await visitor.followedOrder());
    }
    const { text } = await lucka(`staff orders 1 --api ${must(both).origin}`);
    for (const orderId of orderIds) expect(text).toContain(orderId);
  });

  it('shows them on the board of the staff, who finish one', async () => {
    const [visitor, cook] = [must(guest), must(staff)];
    await visitor.goTo(`/order/${must(orderIds[0])}`);
    const code = must(
      (await visitor.page.getByRole('heading', { level: 1 }).locator('strong').textContent()) ?? undefined,
    );
    for (const [column, step] of [
      ['new', 'orderStatus.started'],
      ['cooking', 'orderStatus.finnished'],
      ['cooking', 'orderStatus.done'],
      ['ready', 'orderStatus.delivered'],
    ] as const) {
      await cook.card(column, code).locator('[data-order]:not([aria-disabled="true"])').click();
      await visitor.sees(visitor.text(step));
    }
    await cook.sees(cook.card('over', code));
  });

  it('gives the money of the other one back', async () => {
    const { origin } = must(both);
    const orderId = must(orderIds[1]);
    await lucka(`staff move ${orderId} started --api ${origin}`);
    const refund = await lucka(`refund ${orderId} --reason spilled --yes --api ${origin}`);
    expect(refund).toMatchObject({ exitCode: 0, text: expect.stringContaining('refunded') });
  });

  it('has a settlement of the day that adds up to the books of Stripe', async () => {
    const date = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Stockholm' });
    const { text } = await lucka(`settlement ${date} --api ${must(both).origin}`);
    const { price } = dish;
    expect(text).toContain('The books of stripe say the same.');
    expect(text).toContain(`2 captured, ${(2 * price).toFixed(2)}`);
    expect(text).toContain(`1 given back, ${price.toFixed(2)}; ${price.toFixed(2)} left`);
  });
});
