import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { instant, type Instant } from '@/domain/shared/instant';
import type { AccountId } from '@api/accounts/account';
import type { Database, Queryable } from '@api/database/database';
import { moveOrderRow } from '@api/orders/move-order-row';
import { orderIdOf, orderOfRow, orderStatusOf, type OrderRow } from '@api/orders/order-rows';
import type { NewOrder, OrderKey, OrderStore, OrderUnderWay, PlaceOutcome } from '@api/orders/order-store';
import type { StoredOrder } from '@api/orders/stored-order';

interface KeyRow {
  readonly key_hash: Buffer;
  readonly body_fingerprint: Buffer;
  readonly answer: string;
}

export class PostgresOrderStore implements OrderStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  keyed(keyHash: string): Promise<OrderKey | undefined> {
    return keyed(this.#database, keyHash);
  }

  /** Of two that come at once with one key the second waits for the first, then finds its key; it is UNIQUE besides. */
  async place(order: NewOrder, key: OrderKey): Promise<PlaceOutcome> {
    const placed = await this.#database.transaction((queries) => insertOrder(queries, order, key));
    if (placed !== undefined) return { kind: 'placed', order: placed };
    const known = await this.keyed(key.keyHash);
    if (known === undefined) throw new Error('A key is taken, but there is no order of it');
    return { kind: 'known', key: known };
  }

  async find(orderId: OrderId): Promise<StoredOrder | undefined> {
    const [row] = await this.#database.query<OrderRow>('SELECT * FROM customer_order WHERE id = $1', [
      orderId,
    ]);
    return row === undefined ? undefined : orderOfRow(row);
  }

  move(orderId: OrderId, from: OrderStatus, to: OrderStatus, at: Instant): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      const [order] = await queries.query<{ status: string }>(
        'SELECT status FROM customer_order WHERE id = $1 FOR UPDATE',
        [orderId],
      );
      if (order?.status !== from) return false;
      if (to === 'rollbacked' && (await isCapturing(queries, orderId))) return false;
      await moveOrderRow(queries, orderId, to, at);
      return true;
    });
  }

  async unpaid(orderIds: readonly OrderId[]): Promise<readonly OrderId[]> {
    const rows = await this.#database.query<{ id: string }>(
      `SELECT id FROM customer_order WHERE id = ANY($1) AND status = 'calculatedPrice'`,
      [orderIds],
    );
    return rows.map((row) => orderIdOf(row.id));
  }

  async history(accountId: AccountId, skipped: number, limit: number): Promise<readonly StoredOrder[]> {
    const rows = await this.#database.query<OrderRow>(
      `SELECT * FROM customer_order
       WHERE account_id = $1 AND EXISTS (
         SELECT FROM order_event WHERE order_event.order_id = customer_order.id AND order_event.status = 'added')
       ORDER BY created_at DESC, id COLLATE "C" DESC OFFSET $2 LIMIT $3`,
      [accountId, skipped, limit],
    );
    return rows.map(orderOfRow);
  }

  async waiting(status: OrderStatus, before: Instant, limit: number): Promise<readonly OrderUnderWay[]> {
    const rows = await this.#database.query<{ id: string; status: string; at: Date }>(
      `SELECT customer_order.id, customer_order.status, order_event.at
       FROM customer_order JOIN order_event
         ON order_event.order_id = customer_order.id AND order_event.sequence = customer_order.version
       WHERE customer_order.status = $1 AND order_event.at <= $2 ORDER BY order_event.at LIMIT $3`,
      [status, new Date(before), limit],
    );
    return rows.map((row) => ({
      id: orderIdOf(row.id),
      status: orderStatusOf(row.status),
      changedAt: instant(row.at.getTime()),
    }));
  }
}

async function keyed(queries: Queryable, keyHash: string): Promise<OrderKey | undefined> {
  const [row] = await queries.query<KeyRow>(
    'SELECT key_hash, body_fingerprint, answer::text AS answer FROM customer_order WHERE key_hash = $1',
    [Buffer.from(keyHash, 'hex')],
  );
  return row && { keyHash, bodyFingerprint: row.body_fingerprint.toString('hex'), answer: row.answer };
}

/** The order as it was written, a guest's where the account is gone meanwhile; undefined where the key is taken. */
async function insertOrder(
  queries: Queryable,
  order: NewOrder,
  key: OrderKey,
): Promise<StoredOrder | undefined> {
  await queries.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key.keyHash]);
  if ((await keyed(queries, key.keyHash)) !== undefined) return undefined;
  const number = await nextNumber(queries, order.shopId, order.day);
  const [row] = await queries.query<OrderRow>(
    `INSERT INTO customer_order (id, number, shop_id, shop_name, order_type, status, customer_code_hash, key_hash,
       body_fingerprint, answer, items, total, currency, language, time_zone, note, spot, email, phone,
       pickup_time, created_at, account_id)
     VALUES ($1, $2, $3, $4, $5, 'calculatedPrice', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       $19, $20, (SELECT id FROM account WHERE id = $21 FOR KEY SHARE))
     RETURNING *`,
    [
      ...[order.id, String(number), order.shopId, order.shopName, order.orderType, ...secretsOf(order, key)],
      ...[JSON.stringify(order.items), order.total, JSON.stringify(order.currency), order.language],
      ...[order.timeZone, order.note, order.spot === undefined ? null : JSON.stringify(order.spot)],
      ...[
        order.email ?? null,
        order.phoneNumber ?? null,
        new Date(order.pickupTime),
        new Date(order.placedAt),
        order.accountId ?? null,
      ],
    ],
  );
  if (row === undefined) throw new Error('The order was not written');
  await queries.query(
    `INSERT INTO order_event (order_id, sequence, status, at) VALUES ($1, 1, 'calculatedPrice', $2)`,
    [order.id, new Date(order.placedAt)],
  );
  return orderOfRow(row);
}

const secretsOf = (order: NewOrder, key: OrderKey): unknown[] => [
  Buffer.from(order.customerCodeHash, 'hex'),
  Buffer.from(key.keyHash, 'hex'),
  Buffer.from(key.bodyFingerprint, 'hex'),
  key.answer,
];

async function nextNumber(queries: Queryable, shopId: number, day: string): Promise<number> {
  const [row] = await queries.query<{ last: number }>(
    `INSERT INTO order_count (shop_id, day, last) VALUES ($1, $2, 1)
     ON CONFLICT (shop_id, day) DO UPDATE SET last = order_count.last + 1 RETURNING last`,
    [shopId, day],
  );
  if (row === undefined) throw new Error('The order has no number');
  return row.last;
}

async function isCapturing(queries: Queryable, orderId: string): Promise<boolean> {
  const rows = await queries.query('SELECT 1 FROM payment WHERE order_id = $1 AND is_capturing', [orderId]);
  return rows.length > 0;
}
