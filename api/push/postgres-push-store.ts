import type { OrderId } from '@/domain/order/order';
import type { PushAddress } from '@/domain/order/push-address';
import { addMs, type Instant } from '@/domain/shared/instant';
import type { Database } from '@api/database/database';
import { orderIdOf } from '@api/orders/order-rows';
import type { NewsKind } from '@api/orders/order-news';
import type { DuePush, PushRules, PushStore } from '@api/push/push-store';

/** The lock makes concurrent calls for one order count each other. */
const PUT = `
  WITH locked AS MATERIALIZED (SELECT id FROM customer_order WHERE id = $1 FOR UPDATE)
  INSERT INTO order_push AS p (order_id, endpoint, p256dh, auth, stored_at)
  SELECT id, $2, $3, $4, $5 FROM locked
  WHERE (SELECT count(*) FROM order_push WHERE order_id = $1 AND endpoint <> $2) < $6
  ON CONFLICT (order_id, endpoint) DO UPDATE
    SET p256dh = excluded.p256dh, auth = excluded.auth, stored_at = excluded.stored_at, tried_at = NULL, tries = 0
  RETURNING p.order_id`;

const CLAIM = `
  WITH over AS (
    DELETE FROM order_push p USING customer_order o
    WHERE o.id = p.order_id AND (o.status = 'delivered' OR p.tries >= $4
      OR (o.status = 'rollbacked' AND o.rollback_reason->>'kind' = 'guest'))),
  due AS (
    SELECT p.order_id, p.endpoint,
      CASE o.status WHEN 'done' THEN 'ready' WHEN 'rollbacked' THEN 'cancelled' ELSE 'late' END AS kind
    FROM order_push p JOIN customer_order o ON o.id = p.order_id
    WHERE p.tries < $4 AND CASE
      WHEN o.status IN ('done', 'rollbacked')
        THEN o.rollback_reason->>'kind' IS DISTINCT FROM 'guest' AND (p.tried_at IS NULL OR p.tried_at <= $2)
      WHEN o.status IN ('added', 'started', 'finnished')
        THEN p.late_at IS NULL AND o.ready_at <= $5 AND o.ready_at > $6
      ELSE false END
    ORDER BY p.stored_at LIMIT $3 FOR UPDATE OF p SKIP LOCKED)
  UPDATE order_push p SET
    tried_at = CASE due.kind WHEN 'late' THEN p.tried_at ELSE $1 END,
    tries = CASE due.kind WHEN 'late' THEN p.tries ELSE p.tries + 1 END,
    late_at = CASE due.kind WHEN 'late' THEN $1 ELSE p.late_at END
  FROM due
  WHERE p.order_id = due.order_id AND p.endpoint = due.endpoint
  RETURNING due.kind, p.order_id, p.endpoint, p.p256dh, p.auth`;

interface PushRow extends PushAddress {
  readonly order_id: string;
  readonly kind: NewsKind;
}

export class PostgresPushStore implements PushStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async put(orderId: OrderId, address: PushAddress, at: Instant, max: number): Promise<boolean> {
    const { endpoint, p256dh, auth } = address;
    const rows = await this.#database.query(PUT, [orderId, endpoint, p256dh, auth, new Date(at), max]);
    return rows.length > 0;
  }

  async remove(orderId: OrderId, endpoint: string): Promise<void> {
    await this.#database.query('DELETE FROM order_push WHERE order_id = $1 AND endpoint = $2', [
      orderId,
      endpoint,
    ]);
  }

  async claim(at: Instant, limit: number, rules: PushRules): Promise<readonly DuePush[]> {
    const again = new Date(addMs(at, -rules.againAfterMs));
    const late = [rules.lateAfterMs, rules.lateUntilMs].map((ms) => new Date(addMs(at, -ms)));
    const values = [new Date(at), again, limit, rules.maxTries, ...late];
    const rows = await this.#database.query<PushRow>(CLAIM, values);
    return rows.map(({ order_id: id, kind, ...address }) => ({ kind, orderId: orderIdOf(id), address }));
  }
}
