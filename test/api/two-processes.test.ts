import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailFolderIn } from '@api/mail/mail-folder';
import { buildApi } from '@test/support/api/api-process';
import { anOrderBody, Guest, token } from '@test/support/api/guest';
import {
  anAddress,
  eventDelay,
  moveAt,
  orderAndPay,
  startTwoProcesses,
  type TwoProcesses,
} from '@test/support/api/two-processes';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';
import { insist, type Tally } from '@test/support/http/insist';
import { makeThrowAwayFolder, type ThrowAwayFolder } from '@test/support/database/throw-away-folder';

const ORDERS_PER_RESTART = 8;
/** Of a stream of events, which then reads its order again. */
const HEARTBEAT_MS = 15_000;

let database: FreshDatabase;
let folder: ThrowAwayFolder;
let both: TwoProcesses;

beforeAll(async () => {
  [database, folder] = [await makeFreshDatabase(), await makeThrowAwayFolder()];
  await buildApi();
  both = await startTwoProcesses(database.url, folder.path);
}, 240_000);
afterAll(async () => {
  await both.stop();
  await database.drop();
  await folder.dispose();
});

describe('two processes behind a proxy', () => {
  it('lose and double no order while each is killed and restarted in turn', async () => {
    const tally: Tally = { calls: 0, retried: 0 };
    const guests: ReturnType<typeof orderAndPay>[] = [];
    for (const end of ['kill', 'stop'] as const) {
      for (const each of both.processes) {
        for (let order = 0; order < ORDERS_PER_RESTART; order += 1) guests.push(orderAndPay(both, tally));
        await each[end]();
        await each.start();
      }
    }
    const orders = await Promise.all(guests);
    // The first answer again from whichever process is asked.
    for (const { body, key, answer } of orders) {
      const from = { 'x-forwarded-for': anAddress() };
      const again = await insist(() => new Guest(both.origin).order(body, key, from));
      expect(again.text).toBe(answer);
    }
    const rows = await database.database.query<{ id: string; payments: number }>(
      `SELECT customer_order.id, count(payment.id)::int AS payments
       FROM customer_order JOIN payment ON payment.order_id = customer_order.id AND payment.status = 'reserved'
       WHERE account_id IS NULL AND customer_order.status = 'added' GROUP BY customer_order.id`,
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(orders.map(({ orderId }) => orderId)));
    expect(rows.every(({ payments }) => payments === 1)).toBe(true);
    const [placed] = await database.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM customer_order WHERE account_id IS NULL',
    );
    expect(placed?.count).toBe(orders.length);
  }, 900_000);

  it('count the orders of one address together: as many a minute as one process admits', async () => {
    const from = { 'x-forwarded-for': anAddress() };
    const guest = new Guest(both.origin);
    const place = () => {
      const body = anOrderBody({ items: [{ code: both.articleCode, quantity: 1, choices: [] }] });
      const key = token();
      return insist(() => guest.order(body, key, from));
    };
    const statuses: number[] = [];
    // As many at once as a process places without letting one wait.
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(place));
      statuses.push(...answers.map(({ status }) => status));
    }
    // Five may be unpaid at once; of the others five count for the minute before the limit of ten.
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(19);
  });

  it('block an address that looks for orders after twenty misses, at whichever process', async () => {
    const from = { 'x-forwarded-for': anAddress() };
    const guest = new Guest(both.origin);
    const statuses = [];
    for (let miss = 0; miss < 24; miss += 1) {
      statuses.push((await insist(() => guest.get(`/api/order/${token()}`, from))).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(404), ...Array<number>(4).fill(429)]);
  });

  it('show at one process what happens at the other before the next heartbeat would', async () => {
    const order = await orderAndPay(both, { calls: 0, retried: 0 });
    expect(await eventDelay(both, order)).toBeLessThan(HEARTBEAT_MS);
  });

  it('mail once that each order is ready, and none is forgotten where the one that mails is killed [DEC-163]', async () => {
    const ready = async (count: number) => {
      const orders = await Promise.all(
        Array.from({ length: count }, () =>
          orderAndPay(both, { calls: 0, retried: 0 }, 'succeeds', {
            ...{ email: `${token()}@example.com`, newsByMail: true },
          }),
        ),
      );
      for (const order of orders)
        for (const status of ['Started', 'Finnished', 'Done']) await moveAt(both.processes[1], order, status);
      return orders.map(({ body }) => body.email);
    };
    const mailsTo = async (emails: readonly unknown[]) => {
      const mails = await mailFolderIn(folder.path).newest(1000);
      return emails.map((email) => mails.filter(({ to }) => to === email).length);
    };
    const mailed = { timeout: 300_000, interval: 500 };
    const calm = await ready(6);
    await expect.poll(() => mailsTo(calm), mailed).toEqual(calm.map(() => 1));
    // Both have mailed: whichever does so now is killed in turn.
    for (const each of both.processes) {
      const emails = await ready(3);
      await each.kill();
      await each.start();
      await expect.poll(async () => Math.min(...(await mailsTo(emails))), mailed).toBeGreaterThan(0);
      // Twice only where it was killed after the mail server had it.
      expect(Math.max(...(await mailsTo(emails)))).toBeLessThan(3);
    }
    expect(await mailsTo(calm)).toEqual(calm.map(() => 1));
  }, 900_000);
});
