import type { AuditFilter, AuditLog, AuditQuery } from '@/domain/ports/audit-log';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';
import type { ShownAuditEntry } from '@/domain/staff/audit-entry';
import { RemoteScript } from '@test/support/memory/remote-script';

/** The entries of all shops, the newest first. */
export class MemoryAuditLog implements AuditLog {
  readonly script = new RemoteScript();
  all: readonly ShownAuditEntry[] = [];

  entries(
    { before = Infinity, limit, ...filter }: AuditQuery,
    signal?: AbortSignal,
  ): Promise<Result<readonly ShownAuditEntry[], RemoteFailure>> {
    return this.script.run(`entries ${filter.shopId}`, signal, () =>
      ok(this.all.filter((entry) => isChosen(entry, filter) && entry.id < before).slice(0, limit)),
    );
  }

  exportAddress({ shopId }: AuditFilter): string {
    return `/api/staff/audit.csv${shopId === undefined ? '' : `?shopId=${shopId}`}`;
  }
}

const isChosen = (entry: ShownAuditEntry, { shopId, who, act, from, until }: AuditFilter): boolean =>
  (shopId === undefined || entry.shopId === shopId) &&
  (who === undefined || entry.actor.includes(who)) &&
  (act === undefined || entry.act === act) &&
  (from === undefined || entry.at >= from) &&
  (until === undefined || entry.at < until);
