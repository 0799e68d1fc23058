import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

/** Where each table would be in a distributed PostgreSQL. Source: docs/scale.md. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  byShop: [
    ...[
      'customer_order',
      'order_event',
      'order_push',
      'order_mail',
      'order_link',
      'payment',
      'provider_reference',
      'provider_attempt',
    ],
    ...['refund', 'receipt'],
    ...['order_count', 'menu', 'design', 'delivery_spot', 'shop_change'],
  ],
  reference: ['shop', 'settings', 'campaign', 'catalogue', 'chain', 'chain_file', 'schema_migration'],
  byAccount: [
    ...['account', 'account_session', 'account_device', 'account_code', 'favorite', 'external_login'],
    'account_passkey',
    ...['coffee_card', 'coffee_card_use'],
  ],
  onTheCoordinator: ['rate_count', 'order_origin', 'payment_notification', 'passkey_challenge'],
  ofTheStaff: [
    'staff_account',
    'staff_session',
    'staff_token',
    'staff_device',
    'staff_passkey',
    'audit_entry',
  ],
  ofAnotherCompany: ['demo_provider_payment', 'demo_provider_capture', 'demo_provider_refund'],
};

/** Unique constraints of tables by shop that do not name the shop: to be changed before distributing. */
const IN_THE_WAY = [
  'customer_order (id)',
  'customer_order (key_hash)',
  'order_event (order_id, sequence)',
  'order_link (order_id, code_hash)',
  'order_mail (order_id)',
  'order_push (order_id, endpoint)',
  'payment (id)',
  'payment (order_id)',
  'payment (provider_reference)',
  'provider_attempt (payment_id, request)',
  'provider_reference (payment_id)',
  'receipt (id)',
  'refund (id)',
];

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await makeFreshDatabase();
});
afterAll(() => fresh.drop());

it('knows the place of every table', async () => {
  const tables = await fresh.database.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.values(PLACES).flat().toSorted());
});

it('has no unique constraint in the way of distribution but those that are listed', async () => {
  const unique = await fresh.database.query<{ name: string; columns: string }>(
    `SELECT indrelid::regclass::text AS name, string_agg(attname, ', ' ORDER BY position) AS columns
     FROM pg_index CROSS JOIN unnest(indkey) WITH ORDINALITY AS key (number, position)
       JOIN pg_attribute ON attrelid = indrelid AND attnum = key.number
     WHERE indisunique AND indrelid::regclass::text = ANY($1) GROUP BY indexrelid, indrelid`,
    [PLACES['byShop']],
  );
  const inTheWay = unique.filter(({ columns }) => !columns.split(', ').includes('shop_id'));
  expect(inTheWay.map(({ name, columns }) => `${name} (${columns})`).toSorted()).toEqual(IN_THE_WAY);
});

it('refers from tables by shop to each other and to reference tables only, except for the member of an order', async () => {
  const references = await fresh.database.query<{ reference: string; target: string }>(
    `SELECT conrelid::regclass || ' to ' || confrelid::regclass AS reference, confrelid::regclass::text AS target
     FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text = ANY($1)`,
    [PLACES['byShop']],
  );
  const reachable = [PLACES['byShop'], PLACES['reference']].flat();
  expect(
    references.filter(({ target }) => !reachable.includes(target)).map(({ reference }) => reference),
  ).toEqual(['customer_order to account']);
});
