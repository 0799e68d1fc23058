import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresStores } from '@api/stores';
import { aMember } from '@test/support/api/a-member';
import { countingDatabase, type CountingDatabase } from '@test/support/api/counting-database';
import { anOrderBody, Guest, token } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;
let server: TestApi;
let ordering: CountingDatabase;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi();
  const reading = api.database.database;
  ordering = countingDatabase(reading);
  const { catalogue, ...stores } = postgresStores(ordering, { reading });
  server = await api.another({ stores, catalogue });
  guest = new Guest(server.origin);
});
afterAll(async () => {
  await server.close();
  await api.close();
});

describe('POST /api/order', () => {
  it('uses two connections for an order', async () => {
    ordering.take();
    expect((await guest.order(anOrderBody())).status).toBe(201);
    expect(ordering.take()).toBe(2);
  });

  it("uses two connections for a member's order", async () => {
    const member = await aMember(server);
    ordering.take();
    expect((await member.order(anOrderBody())).status).toBe(201);
    expect(ordering.take()).toBe(2);
  });

  it('uses one connection for a repeated order', async () => {
    const [body, key] = [anOrderBody(), token()];
    const first = await guest.order(body, key);
    ordering.take();
    expect((await guest.order(body, key)).text).toBe(first.text);
    expect(ordering.take()).toBe(1);
  });

  it('uses one connection for a refused order', async () => {
    ordering.take();
    expect((await guest.order(anOrderBody({ shopId: 3 }))).status).toBe(409);
    expect(ordering.take()).toBe(1);
  });
});
