import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { menuDto } from '@/adapters/contract/menu';
import { menuArticles } from '@api/orders/menu-articles';
import { ApiProcess, buildApi } from '@test/support/api/api-process';
import { anOrderBody, Guest, token, type Answer } from '@test/support/api/guest';
import { must } from '@test/support/builders/must';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';
import { makeThrowAwayFolder, type ThrowAwayFolder } from '@test/support/database/throw-away-folder';
import {
  paymentStateDto,
  placedOrderDto,
  startedPaymentDto,
  type PlacedOrderDto,
} from '@test/support/api/wire';

const LIVES = 20;
const ORDERS_PER_LIFE = 10;
const RETRY_MS = 25;

interface Acknowledged {
  readonly body: ReturnType<typeof anOrderBody>;
  readonly key: string;
  readonly answer: string;
  readonly order: PlacedOrderDto;
}

let database: FreshDatabase;
let folder: ThrowAwayFolder;
let api: ApiProcess;

beforeAll(async () => {
  [database, folder] = [await makeFreshDatabase(), await makeThrowAwayFolder()];
  await buildApi();
  api = new ApiProcess({
    DATABASE_URL: database.url,
    LUCKA_DATA: folder.path,
    LUCKA_KITCHEN: '0.2',
    LUCKA_SHOP_NETWORKS: '127.0.0.0/8',
  });
  await api.start();
}, 240_000);
afterAll(async () => {
  await api.kill();
  await database.drop();
  await folder.dispose();
});

/** Tries until the server says something that is not about itself. */
async function insist(ask: (guest: Guest) => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask(new Guest(api.origin)).catch(() => undefined);
    if (answer !== undefined && answer.status < 500 && answer.status !== 429) return answer;
    await pause(RETRY_MS);
  }
}

async function orderAndPay(acknowledged: Acknowledged[], code: string): Promise<void> {
  const [body, key] = [anOrderBody({ shopId: 1, items: [{ code, quantity: 1, choices: [] }] }), token()];
  const placed = await insist((guest) => guest.order(body, key));
  expect(placed.status).toBe(201);
  const order = placedOrderDto.parse(JSON.parse(placed.text));
  acknowledged.push({ body, key, answer: placed.text, order });
  const started = await insist((guest) => guest.pay(order));
  // Its answer may have been lost after the money was reserved by a try before.
  if (started.status === 409) return;
  const { paymentId, redirectUrl } = startedPaymentDto.parse(JSON.parse(started.text));
  await insist((guest) => guest.atProvider(redirectUrl ?? '', 'succeeds'));
  for (;;) {
    const path = `/api/order/${order.orderId}/payment/${paymentId}`;
    const state = await insist((guest) => guest.get(path, { 'customer-code': order.customerCode }));
    if (paymentStateDto.parse(JSON.parse(state.text)).status !== 'created') return;
    await pause(RETRY_MS);
  }
}

async function anArticleWithoutChoices(): Promise<string> {
  const menu = menuDto.parse(JSON.parse((await insist((guest) => guest.get('/api/shops/1/menu'))).text));
  const plain = [...menuArticles(menu).values()].find(({ choices, soldOut }) => !choices && !soldOut);
  return must(plain).code;
}

/** The demonstration's member has a past of its own. */
const GUESTS_ORDERS = 'customer_order WHERE account_id IS NULL';

const count = async (sql: string): Promise<number | undefined> =>
  (await database.database.query<{ all: number }>(`SELECT count(*)::int AS all FROM ${sql}`))[0]?.all;

describe('kill -9 of the API while orders run', () => {
  it(`loses no acknowledged order and captures no money twice: ${LIVES} kills over ${LIVES * ORDERS_PER_LIFE} orders`, async () => {
    const code = await anArticleWithoutChoices();
    const acknowledged: Acknowledged[] = [];
    const guests: Promise<void>[] = [];
    for (let life = 0; life < LIVES; life += 1) {
      for (let each = 0; each < ORDERS_PER_LIFE; each += 1) guests.push(orderAndPay(acknowledged, code));
      await pause(30 + Math.random() * 450);
      await api.kill();
      await api.start();
    }
    await Promise.all(guests);
    expect(acknowledged).toHaveLength(LIVES * ORDERS_PER_LIFE);

    // Every first answer comes again, to the byte.
    for (const { body, key, answer } of acknowledged) {
      const replay = await insist((guest) => guest.order(body, key));
      expect([replay.status, replay.text]).toEqual([201, answer]);
    }
    // One order for each key, each paid and cooked, each taken from its guest exactly once.
    await expect
      .poll(() => count(`${GUESTS_ORDERS} AND status = 'delivered'`), { timeout: 120_000 })
      .toBe(acknowledged.length);
    expect(await count(GUESTS_ORDERS)).toBe(acknowledged.length);
    expect(await count(`payment WHERE status = 'captured'`)).toBe(acknowledged.length);
    expect(await count('demo_provider_capture')).toBe(acknowledged.length);
    expect(await count(`demo_provider_payment WHERE status IN ('reserved', 'created')`)).toBe(0);
    const [paid] = await database.database.query<{ orders: number; money: number }>(
      `SELECT (SELECT sum(total) FROM ${GUESTS_ORDERS})::bigint AS orders,
              (SELECT sum(amount) FROM demo_provider_capture)::bigint AS money`,
    );
    expect(paid?.money).toBe(paid?.orders);
  }, 900_000);

  it('shuts down cleanly on SIGTERM: requests in progress are answered, and the exit code is 0', async () => {
    const code = await anArticleWithoutChoices();
    const [body, key] = [anOrderBody({ items: [{ code, quantity: 1, choices: [] }] }), token()];
    const placed = await insist((guest) => guest.order(body, key));
    const order = placedOrderDto.parse(JSON.parse(placed.text));
    const stream = await fetch(`${api.origin}/api/order/${order.orderId}/events`, {
      headers: { 'customer-code': order.customerCode },
    });
    const reader = must(stream.body ?? undefined)
      .pipeThrough(new TextDecoderStream())
      .getReader();
    expect(await reader.read()).toMatchObject({ value: 'data: CalculatedPrice\n\n' });
    const under = insist((guest) => guest.get('/api/shops/4/menu'));
    expect(await api.stop()).toBe(0);
    expect(await reader.read()).toMatchObject({ done: true });
    await api.start();
    expect((await under).status).toBe(200);
  });
});
