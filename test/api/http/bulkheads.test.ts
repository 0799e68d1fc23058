import { describe, expect, it, onTestFinished } from 'vitest';
import { PostgresDatabase } from '@api/database/postgres-database';
import type { GateLimits } from '@api/http/admission-gate';
import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import { postgresStores } from '@api/stores';
import { anOrderBody, Guest, readProblem, token } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { holdRows } from '@test/support/database/hold-rows';

const CATALOGUE_PATHS = [
  '/api/settings',
  '/api/settings/design',
  '/api/cultures/languages',
  '/api/shops',
  '/api/shops/1',
  '/api/shops/1/menu',
  '/api/search?q=burgare',
  '/api/shops/1/delivery-spots',
  '/api/campaigns',
  '/api/openapi.json',
];

async function openApi(): Promise<TestApi> {
  const api = await openTestApi();
  onTestFinished(() => api.close());
  return api;
}

/** A server whose ordering gives up waiting for a lock after that long. */
async function anImpatientServer(api: TestApi, lockTimeoutMs: number): Promise<TestApi> {
  const limits = { lockTimeoutMs };
  const ordering = new PostgresDatabase({ url: api.database.url, reportTrouble: () => undefined, limits });
  const { catalogue, ...stores } = postgresStores(ordering, { reading: api.database.database });
  const server = await api.another({ stores, catalogue, options: { orderGate: { ...GATE } } });
  onTestFinished(async () => {
    await server.close();
    await ordering.close();
  });
  return server;
}

const GATE = { slots: 4, queue: 4, maxWaitMs: 60_000 };

const statusesOf = async (origin: string): Promise<readonly (readonly [string, number])[]> => {
  const guest = new Guest(origin);
  return Promise.all(CATALOGUE_PATHS.map(async (path) => [path, (await guest.get(path)).status] as const));
};

const ALL_FOUND = CATALOGUE_PATHS.map((path) => [path, 200]);

describe('an unavailable database', () => {
  it('does not affect catalogue, offers and settings', async () => {
    const api = await openApi();
    await api.database.database.close();
    expect(await statusesOf(api.origin)).toEqual(ALL_FOUND);
  });

  it('gives a temporary problem for calls that need it', async () => {
    const api = await openApi();
    await api.database.database.close();
    const answer = await new Guest(api.origin).status(token());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(readProblem(answer).code).toBe('unavailable');
    expect(answer.text).not.toMatch(/select|postgres|pool|stack|\.ts/i);
  });
});

describe('locked tables', () => {
  it('do not delay calls that do not need them', async () => {
    const api = await openApi();
    const tables = 'settings, shop, menu, delivery_spot, design, campaign, catalogue';
    const release = await holdRows(api.database.url, `LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
    expect(await statusesOf(api.origin)).toEqual(ALL_FOUND);
    await release();
  });

  it('refuse an order that needs one, which succeeds under the same key afterwards', async () => {
    const api = await openApi();
    const server = await anImpatientServer(api, 50);
    const guest = new Guest(server.origin);
    const [body, key] = [anOrderBody(), token()];
    const release = await holdRows(api.database.url, 'SELECT FROM shop WHERE id = 1 FOR UPDATE');
    const refused = await guest.order(body, key);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    await release();
    expect((await guest.order(body, key)).status).toBe(201);
  });
});

describe('orders that wait for a locked row', () => {
  it('leave capacity for another shop; beyond the queue they are refused immediately', async () => {
    const api = await openApi();
    const server = await anImpatientServer(api, 25_000);
    const guest = new Guest(server.origin);
    await guest.placed();
    const release = await holdRows(api.database.url, 'SELECT FROM order_count WHERE shop_id = 1 FOR UPDATE');
    const answers: number[] = [];
    let refusals = 0;
    const stuck = new Promise<void>((resolve) => {
      // Two of the four slots and three of the four waiting places are for the orders of one shop.
      for (let count = 0; count < 20; count += 1) {
        void guest.order(anOrderBody()).then((answer) => {
          answers.push(answer.status);
          refusals += answer.headers.get('retry-after') === '1' ? 1 : 0;
          if (answers.length === 15) resolve();
        });
      }
    });
    await stuck;
    expect([answers, refusals]).toEqual([Array(15).fill(503), 15]);
    const body = anOrderBody({ shopId: 2, items: [{ code: 'salmon', quantity: 1, choices: [] }] });
    expect((await guest.order(body)).status).toBe(201);
    await release();
    await expect.poll(() => answers.slice(15)).toEqual(Array(5).fill(201));
  });
});

describe('orders beyond the gate', () => {
  const strictServer = async (orderGate: GateLimits): Promise<TestApi> => {
    const api = await openApi();
    const rateLimits = { ...DEFAULT_RATE_LIMITS, placeOrder: [{ max: 5, windowMs: 60_000 }] };
    const options = { orderGate, rateLimits, shopNetworks: { has: () => false } };
    const server = await api.another({ options });
    onTestFinished(() => server.close());
    return server;
  };

  it('do not count for rate limits if refused after reading the body', async () => {
    const server = await strictServer({ slots: 1, queue: 4, maxWaitMs: 60_000 });
    const guest = new Guest(server.origin);
    const idle = server.clock.pending;
    const release = await holdRows(server.database.url, 'LOCK TABLE customer_order IN ACCESS EXCLUSIVE MODE');
    // One runs, and three of the four waiting places are for the orders of one shop.
    const stuck = Array.from({ length: 4 }, () => guest.order(anOrderBody()));
    await expect.poll(() => server.clock.pending).toBe(idle + 3);
    for (let count = 0; count < 3; count += 1) expect((await guest.order(anOrderBody())).status).toBe(503);
    await release();
    expect((await Promise.all(stuck)).map(({ status }) => status)).toEqual(Array(4).fill(201));
    expect((await guest.order(anOrderBody())).status).toBe(201);
  });

  it('are refused before reading their body, and do not count for rate limits', async () => {
    const server = await strictServer({ slots: 1, queue: 0, maxWaitMs: 60_000 });
    const guest = new Guest(server.origin);
    const shed = await Promise.all(Array.from({ length: 7 }, () => guest.post('/api/order', 'no order')));
    expect(shed.map(({ status }) => status)).toEqual(Array(7).fill(503));
    expect(shed.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(7).fill('1'));
  });
});
