import { auditPage } from '@/adapters/contract/staff/audit';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { strict } from '@/adapters/contract/tolerant';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { AuditLog, AuditQuery } from '@/domain/ports/audit-log';
import type { Deps } from '@/domain/ports/deps';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';
import type { AuditEntry } from '@/domain/staff/audit-entry';

export class HttpAuditLog implements AuditLog {
  static readonly needs = { calls: HttpCalls };

  readonly #calls: HttpCalls;

  constructor(deps: Deps<typeof HttpAuditLog>) {
    this.#calls = deps.calls;
  }

  async entries(
    { shopId, before, limit }: AuditQuery,
    signal?: AbortSignal,
  ): Promise<Result<readonly AuditEntry[], RemoteFailure>> {
    const query = {
      ...(shopId !== undefined && { shopId: String(shopId) }),
      limit: String(limit),
      ...(before !== undefined && { before: String(before) }),
    };
    const page = await this.#calls.read(staffPaths.audit, strict(auditPage), {
      signal,
      query,
      isFresh: true,
    });
    return page.ok ? ok(page.value.entries) : page;
  }

  exportAddress(shopId: ShopId | undefined): string {
    return staffPaths.auditExport + (shopId === undefined ? '' : `?shopId=${shopId}`);
  }
}
