import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '@api/database/migrate';
import { ALL_MIGRATIONS } from '@api/database/migrations/all-migrations';
import { bodyFingerprint, sha256 } from '@api/system/hashes';
import { silentMeter } from '@api/metrics/meter';
import { placeOrder } from '@api/orders/place-order';
import { KitchenLoad } from '@api/shops/kitchen-load';
import { UnpaidOrders } from '@api/orders/unpaid-orders';
import { storeChain } from '@api/chain/store-chain';
import { memoryStores, postgresStores } from '@api/stores';
import { systemRandomness } from '@api/system/system-randomness';
import { ManualClock } from '@test/support/memory/manual-clock';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder } from '@test/support/api/a-stored-order';
import { anOrderBody, token } from '@test/support/api/guest';
import { makeBareDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await makeBareDatabase();
  await migrate(fresh.database, ALL_MIGRATIONS.slice(0, 3));
});
afterAll(() => fresh.drop());

describe('the migration that forgets customer codes', () => {
  it('removes them from stored answers, and a repeated request still gets the identical answer', async () => {
    const stores = postgresStores(fresh.database);
    // The tables of then had neither offers nor removed shops.
    await fresh.database.query('ALTER TABLE shop ADD COLUMN removed_at timestamptz');
    await storeChain({ ...stores, campaigns: memoryStores().campaigns }, aChain());
    const [request, key] = [anOrderBody(), token()];
    const order = aNewOrder();
    const { customerCode } = request;
    const answer = JSON.stringify({
      ...{ orderId: order.id, customerCode, pickupTime: '2026-11-21T11:00:00.000Z', total: 25.5 },
      currency: { name: 'SEK', symbol: 'kr' },
    });
    const stored = { keyHash: sha256(key), bodyFingerprint: bodyFingerprint(request), answer };
    // Which the store of today writes, and the tables of then did not have.
    await fresh.database.query('CREATE TABLE account (id text)');
    await fresh.database.query('CREATE TABLE catalogue AS SELECT 1 AS id, 1::bigint AS version');
    await fresh.database.query(
      `ALTER TABLE customer_order ADD COLUMN account_id text, ADD COLUMN ready_at timestamptz,
         ADD COLUMN vat jsonb, ADD COLUMN seller jsonb, ADD COLUMN dietary_needs jsonb`,
    );
    await fresh.database.query('CREATE TABLE order_mail (order_id text, stored_at timestamptz)');
    await stores.orders.place(order, aKey(stored));
    await fresh.database.query(
      `ALTER TABLE customer_order DROP COLUMN account_id, DROP COLUMN ready_at, DROP COLUMN vat, DROP COLUMN seller,
         DROP COLUMN dietary_needs`,
    );
    await fresh.database.query('ALTER TABLE shop DROP COLUMN removed_at');
    await fresh.database.query('DROP TABLE account, catalogue, order_mail');
    await fresh.database.query(
      `INSERT INTO demo_provider_payment (reference, key, amount, currency, status, return_url, created_at)
       VALUES ('r', 'k', 1, 'SEK', 'created', $1, now())`,
      [`http://localhost/orders?a=1#code=${customerCode}`],
    );
    await migrate(fresh.database);

    const rows = await fresh.database.query<{ text: string }>(
      `SELECT to_jsonb(customer_order)::text AS text FROM customer_order
       UNION ALL SELECT to_jsonb(demo_provider_payment)::text FROM demo_provider_payment`,
    );
    expect(rows).toHaveLength(2);
    for (const { text } of rows) expect(text).not.toContain(customerCode);
    const clock = new ManualClock();
    const kitchens = new KitchenLoad({ orders: stores.orders, clock });
    const unpaid = new UnpaidOrders({ clock, orders: stores.orders });
    const again = await placeOrder(
      { ...stores, kitchens, clock, unpaid, randomness: systemRandomness, meter: silentMeter },
      { request, key, language: 'sv', orderer: { networks: [], maxUnpaid: 1 } },
    );
    expect(again).toEqual({ ok: true, value: answer });
  });
});
