import * as z from 'zod/mini';
import { orderSpot } from '@/adapters/contract/order';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { instant, type Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { AccountId } from '@api/accounts/account';
import type { Database, Queryable } from '@api/database/database';
import { moveOrderRow } from '@api/orders/move-order-row';
import { orderIdOf, orderOfRow, orderStatusOf, shopIdOf, type OrderRow } from '@api/orders/order-rows';
import type {
  MoveCause,
  NewOrder,
  OrderKey,
  OrderStore,
  OrderUnderWay,
  PlaceOutcome,
} from '@api/orders/order-store';
import { storedItems, type StoredOrder } from '@api/orders/stored-order';
import { storedVat } from '@api/vat/line-vat';

interface KeyRow {
  readonly key_hash: Buffer;
  readonly body_fingerprint: Buffer;
  readonly answer: string;
}

/** One statement for all orders; `LEFT JOIN` gives a row also for an unknown key. */
const NUMBER_UNLESS_KNOWN = `
  WITH known AS (SELECT body_fingerprint, answer::text AS answer FROM customer_order WHERE key_hash = $1),
  counted AS (
    INSERT INTO order_count (shop_id, day, last)
    SELECT $2::bigint, $3::date, 1 FROM catalogue
    WHERE NOT EXISTS (SELECT FROM known) AND ($4::bigint IS NULL OR version = $4)
    ON CONFLICT (shop_id, day) DO UPDATE SET last = order_count.last + 1 RETURNING last)
  SELECT last AS number, body_fingerprint, answer, set_config('synchronous_commit', 'off', true)
  FROM (SELECT) AS always LEFT JOIN counted ON true LEFT JOIN known ON true`;

const INSERT_ORDER = `
  WITH locked AS MATERIALIZED (SELECT pg_advisory_xact_lock(hashtextextended($22, 0))),
  placed AS (
    INSERT INTO customer_order (id, number, shop_id, shop_name, order_type, status, customer_code_hash, key_hash,
      body_fingerprint, answer, items, total, currency, language, time_zone, note, spot, email, phone,
      pickup_time, created_at, account_id, ready_at, vat, seller, dietary_needs)
    SELECT $1, $2, $3, $4, $5, 'calculatedPrice', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
      $19, $20, (SELECT id FROM account WHERE id = $21 FOR KEY SHARE), $23, $24, $25, $26
    FROM locked ON CONFLICT (key_hash) DO NOTHING RETURNING id, created_at, account_id),
  begun AS (
    INSERT INTO order_event (order_id, sequence, status, at)
    SELECT id, 1, 'calculatedPrice', created_at FROM placed),
  mailed AS (INSERT INTO order_mail (order_id, stored_at) SELECT id, created_at FROM placed WHERE $27)
  SELECT account_id FROM placed`;

interface NumberRow {
  readonly number: number | null;
  readonly body_fingerprint: Buffer | null;
  readonly answer: string | null;
}

export class PostgresOrderStore implements OrderStore {
  /** For placing and moving orders; `reading` is for the rest. */
  readonly #ordering: Database;
  readonly #reading: Database;
  readonly #placing = new Map<string, Promise<PlaceOutcome>>();

  constructor(ordering: Database, reading: Database) {
    this.#ordering = ordering;
    this.#reading = reading;
  }

  keyed(keyHash: string): Promise<OrderKey | undefined> {
    return keyed(this.#ordering, keyHash);
  }

  /** Serializes calls with one key in this process, so that they use one number. */
  async place(order: NewOrder, key: OrderKey): Promise<PlaceOutcome> {
    const before = this.#placing.get(key.keyHash);
    const placing =
      before === undefined
        ? this.#place(order, key)
        : before.then(
            () => this.#place(order, key),
            () => this.#place(order, key),
          );
    this.#placing.set(key.keyHash, placing);
    try {
      return await placing;
    } finally {
      if (this.#placing.get(key.keyHash) === placing) this.#placing.delete(key.keyHash);
    }
  }

  async #place(order: NewOrder, key: OrderKey): Promise<PlaceOutcome> {
    const counted = await this.#numberUnlessKnown(order, key.keyHash);
    if (counted.kind !== 'number') return counted;
    const placed = await insertOrder(this.#ordering, order, key, counted.number);
    if (placed !== undefined) return { kind: 'placed', order: placed };
    const known = await this.keyed(key.keyHash);
    if (known === undefined) throw new Error('A used key has no order');
    return { kind: 'known', key: known };
  }

  /**
   * The counter is committed separately and without waiting for the disk, so that concurrent orders of a shop do not
   * wait for each other. It reaches the disk before the order does, since PostgreSQL writes its log in order.
   */
  async #numberUnlessKnown(
    { shopId, day, catalogueVersion }: NewOrder,
    keyHash: string,
  ): Promise<
    Exclude<PlaceOutcome, { kind: 'placed' }> | { readonly kind: 'number'; readonly number: number }
  > {
    const [row] = await this.#ordering.query<NumberRow>(NUMBER_UNLESS_KNOWN, [
      ...[Buffer.from(keyHash, 'hex'), shopId, day, catalogueVersion ?? null],
    ]);
    if (row === undefined) throw new Error('The order has no number');
    const { number, body_fingerprint: fingerprint, answer } = row;
    if (fingerprint !== null && answer !== null) {
      return { kind: 'known', key: { keyHash, bodyFingerprint: fingerprint.toString('hex'), answer } };
    }
    return number === null ? { kind: 'outdated' } : { kind: 'number', number };
  }

  async find(orderId: OrderId): Promise<StoredOrder | undefined> {
    const [row] = await this.#reading.query<OrderRow>('SELECT * FROM customer_order WHERE id = $1', [
      orderId,
    ]);
    return row === undefined ? undefined : orderOfRow(row);
  }

  async addCode(orderId: OrderId, codeHash: string, at: Instant): Promise<void> {
    await this.#reading.query(
      'INSERT INTO order_link (order_id, code_hash, created_at) SELECT id, $2, $3 FROM customer_order WHERE id = $1',
      [orderId, Buffer.from(codeHash, 'hex'), new Date(at)],
    );
  }

  async hasCode(orderId: OrderId, codeHash: string): Promise<boolean> {
    const rows = await this.#reading.query('SELECT FROM order_link WHERE order_id = $1 AND code_hash = $2', [
      ...[orderId, Buffer.from(codeHash, 'hex')],
    ]);
    return rows.length > 0;
  }

  move(
    orderId: OrderId,
    from: OrderStatus,
    to: OrderStatus,
    at: Instant,
    cause?: MoveCause,
  ): Promise<boolean> {
    return this.#ordering.transaction(async (queries) => {
      const [order] = await queries.query<{ status: string }>(
        'SELECT status FROM customer_order WHERE id = $1 FOR UPDATE',
        [orderId],
      );
      if (order?.status !== from) return false;
      if (to === 'rollbacked' && (await isCapturing(queries, orderId))) return false;
      await moveOrderRow(queries, orderId, to, at, cause);
      return true;
    });
  }

  async unpaid(orderIds: readonly OrderId[]): Promise<readonly OrderId[]> {
    const rows = await this.#ordering.query<{ id: string }>(
      `SELECT id FROM customer_order WHERE id = ANY($1) AND status = 'calculatedPrice'`,
      [orderIds],
    );
    return rows.map((row) => orderIdOf(row.id));
  }

  async ordersOf(accountId: AccountId): Promise<readonly StoredOrder[]> {
    const rows = await this.#reading.query<OrderRow>(
      'SELECT * FROM customer_order WHERE account_id = $1 ORDER BY created_at DESC, id COLLATE "C" DESC',
      [accountId],
    );
    return rows.map(orderOfRow);
  }

  async history(accountId: AccountId, skipped: number, limit: number): Promise<readonly StoredOrder[]> {
    const rows = await this.#reading.query<OrderRow>(
      `SELECT * FROM customer_order
       WHERE account_id = $1 AND EXISTS (
         SELECT FROM order_event WHERE order_event.order_id = customer_order.id AND order_event.status = 'added')
       ORDER BY created_at DESC, id COLLATE "C" DESC OFFSET $2 LIMIT $3`,
      [accountId, skipped, limit],
    );
    return rows.map(orderOfRow);
  }

  async inWork(placedAfter: Instant): Promise<ReadonlyMap<ShopId, number>> {
    const rows = await this.#reading.query<{ shop_id: number; count: number }>(
      `SELECT shop_id, count(*)::int AS count FROM customer_order
       WHERE status IN ('added', 'started') AND status NOT IN ('delivered', 'rollbacked') AND created_at > $1
       GROUP BY shop_id`,
      [new Date(placedAfter)],
    );
    return new Map(rows.map((row) => [shopIdOf(row.shop_id), row.count]));
  }

  async postpone(orderId: OrderId, readyAt: Instant): Promise<void> {
    await this.#ordering.query('UPDATE customer_order SET ready_at = $2 WHERE id = $1 AND ready_at < $2', [
      orderId,
      new Date(readyAt),
    ]);
  }

  async waiting(status: OrderStatus, before: Instant, limit: number): Promise<readonly OrderUnderWay[]> {
    const rows = await this.#reading.query<{ id: string; status: string; at: Date }>(
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

/**
 * Answers the order as written, without its account if that is gone; undefined if the key is used. The lock is for
 * processes of the previous version, which look up the key under it and rely on that.
 */
async function insertOrder(
  queries: Queryable,
  { day: _day, catalogueVersion: _version, newsByMail = false, ...order }: NewOrder,
  key: OrderKey,
  count: number,
): Promise<StoredOrder | undefined> {
  const number = String(count);
  const [row] = await queries.query<{ account_id: string | null }>(INSERT_ORDER, [
    ...[order.id, number, order.shopId, order.shopName, order.orderType, ...secretsOf(order, key)],
    ...[
      JSON.stringify(z.encode(storedItems, order.items)),
      order.total,
      JSON.stringify(order.currency),
      order.language,
    ],
    ...[
      order.timeZone,
      order.note,
      order.spot === undefined ? null : JSON.stringify(z.encode(orderSpot, order.spot)),
    ],
    ...[order.email ?? null, order.phoneNumber ?? null],
    ...[new Date(order.pickupTime), new Date(order.placedAt), order.accountId ?? null, key.keyHash],
    order.readyAt === undefined ? null : new Date(order.readyAt),
    order.vat === undefined ? null : JSON.stringify(z.encode(storedVat, order.vat)),
    order.seller === undefined ? null : JSON.stringify(order.seller),
    order.dietaryNeeds === undefined ? null : JSON.stringify(order.dietaryNeeds),
    newsByMail,
  ]);
  if (row === undefined) return undefined;
  const accountId = row.account_id === null ? undefined : order.accountId;
  return { ...order, accountId, number, status: 'calculatedPrice', reason: undefined };
}

const secretsOf = (order: Pick<NewOrder, 'customerCodeHash'>, key: OrderKey): unknown[] => [
  Buffer.from(order.customerCodeHash, 'hex'),
  Buffer.from(key.keyHash, 'hex'),
  Buffer.from(key.bodyFingerprint, 'hex'),
  key.answer,
];

async function isCapturing(queries: Queryable, orderId: string): Promise<boolean> {
  const rows = await queries.query('SELECT 1 FROM payment WHERE order_id = $1 AND is_capturing', [orderId]);
  return rows.length > 0;
}
