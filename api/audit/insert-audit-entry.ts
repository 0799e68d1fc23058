import type { NewAuditEntry } from '@api/audit/audit-store';
import type { Queryable } from '@api/database/database';

/** Called in the transaction of the act; without an entry the act is not written down. */
export async function insertAuditEntry(queries: Queryable, entry: NewAuditEntry | undefined): Promise<void> {
  if (entry === undefined) return;
  const { at, actor, act, shopId, subject, detail } = entry;
  await queries.query(
    'INSERT INTO audit_entry (at, actor, act, shop_id, subject, detail) VALUES ($1, $2, $3, $4, $5, $6)',
    [new Date(at), actor, act, shopId ?? null, subject, detail],
  );
}
