import { auditPage } from '@/adapters/contract/staff/audit';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { strict } from '@/adapters/contract/tolerant';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { AuditFilter, AuditLog, AuditQuery } from '@/domain/ports/audit-log';
import type { Deps } from '@/domain/ports/deps';
import { formatInstant } from '@/domain/shared/instant';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';
import type { ShownAuditEntry } from '@/domain/staff/audit-entry';

export class HttpAuditLog implements AuditLog {
  static readonly needs = { calls: HttpCalls };

  readonly #calls: HttpCalls;

  constructor(deps: Deps<typeof HttpAuditLog>) {
    this.#calls = deps.calls;
  }

  async entries(
    { before, limit, ...filter }: AuditQuery,
    signal?: AbortSignal,
  ): Promise<Result<readonly ShownAuditEntry[], RemoteFailure>> {
    const query = {
      ...parametersOf(filter),
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

  exportAddress(filter: AuditFilter): string {
    const query = new URLSearchParams(parametersOf(filter)).toString();
    return staffPaths.auditExport + (query === '' ? '' : `?${query}`);
  }
}

const parametersOf = ({ shopId, who, act, from, until }: AuditFilter): Record<string, string> => ({
  ...(shopId !== undefined && { shopId: String(shopId) }),
  ...(who !== undefined && { who }),
  ...(act !== undefined && { act }),
  ...(from !== undefined && { from: formatInstant(from) }),
  ...(until !== undefined && { until: formatInstant(until) }),
});
