import { addMs, type Instant } from '@/domain/shared/instant';
import type { Database } from '@api/database/database';
import type { DueMail, MailRules, OrderMailStore } from '@api/order-mail/order-mail-store';
import { orderIdOf } from '@api/orders/order-rows';
import type { NewsKind } from '@api/orders/order-news';

/** Money was reserved for it, though the order may never have reached the kitchen. */
const WAS_PAID = `(
  EXISTS (SELECT FROM order_event e WHERE e.order_id = o.id AND e.status = 'added')
  OR EXISTS (SELECT FROM payment p WHERE p.order_id = o.id AND p.status IN ('reserved', 'captured', 'released')))`;

const CLAIM = `
  WITH over AS (
    DELETE FROM order_mail m USING customer_order o
    WHERE o.id = m.order_id AND (m.stored_at <= $4 OR o.status = 'delivered'
      OR (o.status = 'rollbacked' AND o.rollback_reason->>'kind' = 'guest'))),
  due AS (
    SELECT m.order_id, news.kind, CASE WHEN m.kind = news.kind THEN m.tries ELSE 0 END AS tries
    FROM order_mail m JOIN customer_order o ON o.id = m.order_id
    JOIN order_event changed ON changed.order_id = o.id AND changed.sequence = o.version
    CROSS JOIN LATERAL (SELECT CASE
      WHEN o.status = 'done' THEN
        CASE WHEN o.order_type <> 'DineInPlace' AND changed.at > $7 THEN 'ready' END
      WHEN o.status = 'rollbacked' THEN
        CASE WHEN o.rollback_reason->>'kind' IS DISTINCT FROM 'guest' AND ${WAS_PAID} THEN 'cancelled' END
      WHEN o.status IN ('added', 'started', 'finnished') AND o.ready_at <= $5 AND o.ready_at > $6 THEN 'late'
      END AS kind) news
    WHERE m.stored_at > $4 AND news.kind IS NOT NULL AND news.kind <> ALL (m.sent)
      AND (m.kind IS DISTINCT FROM news.kind OR (m.next_at <= $1 AND m.tries < $3))
    ORDER BY m.stored_at LIMIT $2 FOR UPDATE OF m SKIP LOCKED)
  UPDATE order_mail m SET kind = due.kind, tries = due.tries + 1,
    next_at = $1::timestamptz + $8::float8 * interval '1 millisecond' * power(4, due.tries)
  FROM due WHERE m.order_id = due.order_id
  RETURNING m.order_id, m.kind`;

export class PostgresOrderMailStore implements OrderMailStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async claim(at: Instant, limit: number, rules: MailRules): Promise<readonly DueMail[]> {
    const { storedForMs, lateAfterMs, lateUntilMs, readyForMs } = rules;
    const since = [storedForMs, lateAfterMs, lateUntilMs, readyForMs].map((ms) => new Date(addMs(at, -ms)));
    const rows = await this.#database.query<{ order_id: string; kind: NewsKind }>(CLAIM, [
      ...[new Date(at), limit, rules.maxTries, ...since, rules.firstWaitMs],
    ]);
    return rows.map(({ order_id: id, kind }) => ({ orderId: orderIdOf(id), kind }));
  }

  async finish({ orderId, kind }: DueMail): Promise<void> {
    await this.#database.query(
      kind === 'late'
        ? "UPDATE order_mail SET sent = array_append(sent, 'late') WHERE order_id = $1"
        : 'DELETE FROM order_mail WHERE order_id = $1',
      [orderId],
    );
  }
}
