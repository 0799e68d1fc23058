import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { migrate } from '@api/database/migrate';
import { ALL_MIGRATIONS } from '@api/database/migrations/all-migrations';
import { Guest } from '@test/support/api/guest';
import { aMember, PASSWORD } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';
import { putAVersionAhead } from '@test/support/database/a-version-ahead';

let api: TestApi;

/** It runs already when the next version changes the schema. */
beforeAll(async () => {
  api = await openTestApi();
  await new Guest(api.origin).paid();
  await putAVersionAhead(api.database.database);
  const last = must(ALL_MIGRATIONS.at(-1)).number;
  const next = { number: last + 1, name: 'next', sql: 'CREATE TABLE of_the_next (n int)' };
  await migrate(api.database.database, [...ALL_MIGRATIONS, next]);
});
afterAll(() => api.close());

describe('a server of this version beside one of the next [FAULT-P26]', () => {
  it('continues to accept orders, payments and receipts', async () => {
    const guest = new Guest(api.origin);
    const order = await guest.paid();
    expect(JSON.parse((await guest.status(order.orderId, order.customerCode)).text)).toBe('Added');
    const receipt = await guest.post(
      `/api/order/${order.orderId}/receipt`,
      { email: 'me@example.com' },
      { 'customer-code': order.customerCode },
    );
    expect(receipt.status).toBe(202);
    expect((await guest.get('/api/shops/1/menu')).status).toBe(200);
  });

  it('continues to register members, and lets them log in, read and delete their data', async () => {
    const { browser } = await aMember(api);
    const asked = ['/api/user/profile', '/api/user/order-history', '/api/user/export', '/api/campaigns'];
    for (const path of asked) expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
    const favorite = { code: '1', type: 'shop' };
    expect((await browser.post('/api/user/favorite', favorite)).status).toBe(200);
    expect((await browser.send('DELETE', '/api/user', { currentPassword: PASSWORD })).status).toBe(200);
  });

  it('starts on the schema of the next version, and reads what that version wrote', async () => {
    await migrate(api.database.database);
    const other = await api.another();
    const order = await new Guest(other.origin).paid();
    const seen = await new Guest(api.origin).status(order.orderId, order.customerCode);
    expect(JSON.parse(seen.text)).toBe('Added');
    await other.close();
  });
});
