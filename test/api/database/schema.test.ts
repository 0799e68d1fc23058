import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '@/domain/order/order-status';
import { PAYMENT_STATUSES } from '@/domain/order/payment';
import { ORDER_TYPES } from '@/domain/settings/order-type';
import { makeFreshDatabase } from '@test/support/database/fresh-database';
import type { FreshDatabase } from '@test/support/database/fresh-database';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await makeFreshDatabase();
  await fresh.database.query("INSERT INTO shop (id, document) VALUES (1, '{}')");
});
afterAll(() => fresh.drop());
beforeEach(() => fresh.database.query('TRUNCATE customer_order, demo_provider_payment CASCADE'));

const UNIQUE_VIOLATION = { code: '23505' };
const CHECK_VIOLATION = { code: '23514' };

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
const id = (name: string): string => name.padEnd(22, '-');

function insertRow(table: string, row: Readonly<Record<string, unknown>>): Promise<readonly object[]> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return fresh.database.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')}) RETURNING *`,
    Object.values(row),
  );
}

const insertOrder = (
  name: string,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<readonly object[]> =>
  insertRow('customer_order', {
    id: id(name),
    number: 'A12',
    shop_id: 1,
    order_type: 'TakeAway',
    status: 'calculatedPrice',
    customer_code_hash: hash('code'),
    key_hash: hash(name),
    body_fingerprint: hash('body'),
    answer: '{}',
    items: '[]',
    total: 990_000,
    currency: '{}',
    language: 'sv',
    time_zone: 'Europe/Stockholm',
    pickup_time: new Date(0),
    created_at: new Date(0),
    ...columns,
  });

const insertPayment = (
  name: string,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<readonly object[]> =>
  insertRow('payment', {
    id: id(name),
    order_id: id('lunch'),
    provider: 'demo',
    status: 'created',
    amount: 990_000,
    currency: 'SEK',
    return_url: 'https://shop.example/',
    created_at: new Date(0),
    ...columns,
  });

describe('the schema', () => {
  it('allows at most one order for a key', async () => {
    await insertOrder('lunch');

    await expect(insertOrder('dinner', { key_hash: hash('lunch') })).rejects.toMatchObject(UNIQUE_VIOLATION);
  });

  it('preserves the order of fields of the first answer', async () => {
    const answer = '{"orderId":"b","pickupTime":"a","total":99.5}';
    const [order] = await insertOrder('lunch', { answer });

    expect(JSON.stringify(Object.entries(order ?? {}).find(([name]) => name === 'answer')?.[1])).toBe(answer);
  });

  it('has no customer code in answers and return addresses', async () => {
    const answer = '{"orderId":"b","customerCode":"a","total":99.5}';
    await expect(insertOrder('lunch', { answer })).rejects.toMatchObject(CHECK_VIOLATION);
    const payment = {
      reference: 'a',
      key: 'b',
      amount: 1,
      currency: 'SEK',
      status: 'created',
      created_at: new Date(),
    };
    const back = { ...payment, return_url: 'http://localhost/orders#code=a' };
    await expect(insertRow('demo_provider_payment', back)).rejects.toMatchObject(CHECK_VIOLATION);
  });

  it("allows exactly the domain's statuses and order types", async () => {
    await insertOrder('lunch');
    for (const status of ORDER_STATUSES) await insertOrder(status, { status });
    for (const type of ORDER_TYPES) await insertOrder(type, { order_type: type });
    for (const status of PAYMENT_STATUSES) {
      await fresh.database.query('DELETE FROM payment');
      await insertPayment(status, { status });
    }

    await expect(insertOrder('odd', { status: 'eaten' })).rejects.toMatchObject(CHECK_VIOLATION);
    await expect(insertOrder('odd', { order_type: 'Drone' })).rejects.toMatchObject(CHECK_VIOLATION);
    await expect(insertPayment('odd', { status: 'promised' })).rejects.toMatchObject(CHECK_VIOLATION);
  });

  it('refuses a negative total and a note that is too long', async () => {
    await expect(insertOrder('lunch', { total: -1 })).rejects.toMatchObject(CHECK_VIOLATION);
    await expect(insertOrder('lunch', { note: 'å'.repeat(91) })).rejects.toMatchObject(CHECK_VIOLATION);
    await insertOrder('lunch', { note: '\u{1F32E}'.repeat(90) });
  });

  it('allows at most one payment in progress or captured for an order', async () => {
    await insertOrder('lunch');
    await insertPayment('first', { status: 'failed', code: 'payment-01' });
    await insertPayment('second', { status: 'reserved' });

    await expect(insertPayment('third')).rejects.toMatchObject(UNIQUE_VIOLATION);
  });

  it('refuses a duplicate provider reference and an unknown code', async () => {
    await insertOrder('lunch');
    await insertPayment('first', { status: 'aborted', provider_reference: 'r1' });

    await expect(insertPayment('second', { provider_reference: 'r1' })).rejects.toMatchObject(
      UNIQUE_VIOLATION,
    );
    await expect(insertPayment('second', { code: 'payment-16' })).rejects.toMatchObject(CHECK_VIOLATION);
  });

  it("captures at most once, and never more than the amount, in the demonstration's ledger", async () => {
    const payment = {
      reference: 'r1',
      key: 'k1',
      amount: 100,
      currency: 'SEK',
      return_url: 'https://shop.example/',
      created_at: new Date(0),
    };
    await insertRow('demo_provider_payment', { ...payment, status: 'captured', captured_amount: 100 });
    const capture = { reference: 'r1', amount: 100, captured_at: new Date(0) };
    await insertRow('demo_provider_capture', capture);

    await expect(insertRow('demo_provider_capture', capture)).rejects.toMatchObject(UNIQUE_VIOLATION);
    const tooMuch = { ...payment, reference: 'r2', key: 'k2', status: 'captured', captured_amount: 101 };
    await expect(insertRow('demo_provider_payment', tooMuch)).rejects.toMatchObject(CHECK_VIOLATION);
    const again = { ...payment, reference: 'r3', status: 'created' };
    await expect(insertRow('demo_provider_payment', again)).rejects.toMatchObject(UNIQUE_VIOLATION);
  });
});
