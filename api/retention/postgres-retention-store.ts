import type { OrderId } from '@/domain/order/order';
import { addMs, type Instant } from '@/domain/shared/instant';
import type { Database } from '@api/database/database';
import { UNPAID_ORDER_EXPIRY_MS } from '@api/orders/unpaid-orders';
import type { ForgetBefore, RetentionStore } from '@api/retention/retention-store';

/** What staff wrote to the guest; that it took the order back stays known. */
const WITHOUT_REASON = `rollback_reason = CASE WHEN rollback_reason ->> 'text' IS NULL THEN rollback_reason
    ELSE jsonb_set(rollback_reason, '{text}', '""') END`;

const ERASE = `
  WITH gone AS (DELETE FROM receipt WHERE order_id = $1),
  unasked AS (DELETE FROM order_push WHERE order_id = $1)
  UPDATE customer_order SET email = NULL, phone = NULL, note = '', dietary_needs = NULL, ${WITHOUT_REASON}
  WHERE id = $1`;

/** Each removes rows older than $1, at most $2, and returns their number. */
const FORGET: Readonly<Record<keyof ForgetBefore, string>> = {
  contacts: `
    WITH old AS (
      SELECT id FROM customer_order WHERE created_at < $1 AND (email IS NOT NULL OR phone IS NOT NULL) LIMIT $2),
    gone AS (DELETE FROM receipt WHERE id IN (SELECT id FROM receipt WHERE requested_at < $1 LIMIT $2) RETURNING id),
    unasked AS (DELETE FROM order_push WHERE stored_at < $1),
    unmailed AS (DELETE FROM order_mail WHERE stored_at < $1),
    unlinked AS (DELETE FROM order_link WHERE created_at < $1),
    cleared AS (
      UPDATE customer_order SET email = NULL, phone = NULL WHERE id IN (SELECT id FROM old) RETURNING id)
    SELECT greatest((SELECT count(*) FROM gone), (SELECT count(*) FROM cleared))::int AS count`,
  notes: `
    WITH old AS (
      SELECT id FROM customer_order
      WHERE created_at < $1 AND (note <> '' OR dietary_needs IS NOT NULL
        OR rollback_reason ->> 'text' <> '') LIMIT $2),
    cleared AS (
      UPDATE customer_order SET note = '', dietary_needs = NULL, ${WITHOUT_REASON}
      WHERE id IN (SELECT id FROM old) RETURNING id)
    SELECT count(*)::int AS count FROM cleared`,
  payments: `
    WITH old AS (
      SELECT id FROM payment WHERE created_at < $1 AND status NOT IN ('created', 'reserved') LIMIT $2),
    gone AS (DELETE FROM payment WHERE id IN (SELECT id FROM old) RETURNING id)
    SELECT count(*)::int AS count FROM gone`,
  orders: `
    WITH old AS (
      SELECT id FROM customer_order WHERE created_at < $1 AND NOT EXISTS (
        SELECT FROM payment WHERE order_id = customer_order.id AND payment.status IN ('created', 'reserved'))
      LIMIT $2),
    unpaid AS (DELETE FROM payment WHERE order_id IN (SELECT id FROM old)),
    gone AS (DELETE FROM customer_order WHERE id IN (SELECT id FROM old) RETURNING id)
    SELECT count(*)::int AS count FROM gone`,
};

const KINDS = ['contacts', 'notes', 'payments', 'orders'] as const;

export class PostgresRetentionStore implements RetentionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async erase(orderId: OrderId): Promise<void> {
    await this.#database.query(ERASE, [orderId]);
  }

  async forget(before: ForgetBefore, limit: number): Promise<boolean> {
    let hasMore = false;
    for (const kind of KINDS) {
      const time = before[kind];
      if (time === undefined) continue;
      const [row] = await this.#database.query<{ count: number }>(FORGET[kind], [new Date(time), limit]);
      hasMore ||= row !== undefined && row.count >= limit;
    }
    return hasMore;
  }

  async forgetCounts(now: Instant): Promise<void> {
    await this.#database.query('DELETE FROM rate_count WHERE ends_at < $1', [new Date(now)]);
    await this.#database.query('DELETE FROM order_origin WHERE since < $1', [
      new Date(addMs(now, -UNPAID_ORDER_EXPIRY_MS)),
    ]);
  }
}
