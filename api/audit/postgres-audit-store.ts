import * as z from 'zod/mini';
import { instant, type Instant } from '@/domain/shared/instant';
import { parseShopId } from '@/domain/shop/shop';
import { AUDIT_ACTS, type AuditEntry } from '@/domain/staff/audit-entry';
import type { AuditQuery, AuditStore, NewAuditEntry } from '@api/audit/audit-store';
import { insertAuditEntry } from '@api/audit/insert-audit-entry';
import type { Database } from '@api/database/database';

interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly actor: string;
  readonly act: string;
  readonly shop_id: number | null;
  readonly subject: string;
  readonly detail: string;
}

/** The trigger of the table allows the removal to who declares it, in the same transaction. */
const FORGET = `
  WITH declared AS MATERIALIZED (SELECT set_config('lucka.forgets_audit', 'on', true)),
  old AS (SELECT id FROM declared, audit_entry WHERE at < $1 LIMIT $2),
  gone AS (DELETE FROM audit_entry WHERE id IN (SELECT id FROM old) RETURNING id)
  SELECT count(*)::int AS count FROM gone`;

const auditAct = z.enum(AUDIT_ACTS);

export class PostgresAuditStore implements AuditStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  record(entry: NewAuditEntry): Promise<void> {
    return insertAuditEntry(this.#database, entry);
  }

  async read({
    shopIds,
    who,
    act: only,
    from,
    until,
    before,
    limit,
  }: AuditQuery): Promise<readonly AuditEntry[]> {
    const rows = await this.#database.query<AuditRow>(
      `SELECT * FROM audit_entry
       WHERE ($1::bigint IS NULL OR id < $1) AND ($2::bigint[] IS NULL OR shop_id = ANY($2))
         AND act = ANY($4) AND ($5::timestamptz IS NULL OR at >= $5) AND ($6::timestamptz IS NULL OR at < $6)
         AND ($7::text IS NULL OR strpos(lower(actor), $7) > 0 OR strpos(lower(subject), $7) > 0)
       ORDER BY id DESC LIMIT $3`,
      [
        ...[before ?? null, shopIds ?? null, limit, only === undefined ? AUDIT_ACTS : [only]],
        ...[from === undefined ? null : new Date(from), until === undefined ? null : new Date(until)],
        who?.toLowerCase() ?? null,
      ],
    );
    return rows.map(({ id, at, actor, act, shop_id, subject, detail }) => ({
      ...{ id, actor, subject, detail },
      at: instant(at.getTime()),
      act: auditAct.parse(act),
      shopId: shop_id === null ? undefined : parseShopId(shop_id),
    }));
  }

  async forget(before: Instant, limit: number): Promise<boolean> {
    const [row] = await this.#database.query<{ count: number }>(FORGET, [new Date(before), limit]);
    return row !== undefined && row.count >= limit;
  }
}
