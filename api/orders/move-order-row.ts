import type { OrderStatus } from '@/domain/order/order-status';
import type { Instant } from '@/domain/shared/instant';
import { insertAuditEntry } from '@api/audit/insert-audit-entry';
import type { Queryable } from '@api/database/database';
import type { MoveCause } from '@api/orders/order-store';

/** Writes an order's next status, its event and its entry of the audit log. The caller has locked the order's row. */
export async function moveOrderRow(
  queries: Queryable,
  orderId: string,
  to: OrderStatus,
  at: Instant,
  { reason, entry }: MoveCause = {},
): Promise<void> {
  await queries.query(
    `WITH moved AS (
       UPDATE customer_order SET status = $2, version = version + 1, rollback_reason = $4
       WHERE id = $1 RETURNING id, version
     )
     INSERT INTO order_event (order_id, sequence, status, at) SELECT id, version, $2, $3 FROM moved`,
    [orderId, to, new Date(at), reason === undefined ? null : JSON.stringify(reason)],
  );
  await insertAuditEntry(queries, entry);
}
