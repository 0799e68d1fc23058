import type { AuditLog, AuditQuery } from '@/domain/ports/audit-log';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';
import type { AuditEntry } from '@/domain/staff/audit-entry';
import { RemoteScript } from '@test/support/memory/remote-script';

/** The entries of all shops, the newest first. */
export class MemoryAuditLog implements AuditLog {
  readonly script = new RemoteScript();
  all: readonly AuditEntry[] = [];

  entries(
    { shopId, before = Infinity, limit }: AuditQuery,
    signal?: AbortSignal,
  ): Promise<Result<readonly AuditEntry[], RemoteFailure>> {
    return this.script.run(`entries ${shopId}`, signal, () =>
      ok(
        this.all
          .filter((entry) => (shopId === undefined || entry.shopId === shopId) && entry.id < before)
          .slice(0, limit),
      ),
    );
  }

  exportAddress(shopId: ShopId | undefined): string {
    return `/api/staff/audit.csv${shopId === undefined ? '' : `?shopId=${shopId}`}`;
  }
}
