import { portToken } from '@/domain/ports/port-token';
import type { Instant } from '@/domain/shared/instant';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';
import type { AuditAct, ShownAuditEntry } from '@/domain/staff/audit-entry';

/** Which entries; what is undefined chooses nothing. */
export interface AuditFilter {
  /** Undefined for the whole chain, which an admin sees. */
  readonly shopId: ShopId | undefined;
  /** A part of who did it, or of whose account it is about. */
  readonly who?: string | undefined;
  readonly act?: AuditAct | undefined;
  /** Not before. */
  readonly from?: Instant | undefined;
  /** Before. */
  readonly until?: Instant | undefined;
}

export interface AuditQuery extends AuditFilter {
  /** Only entries before the one with this id; undefined for the newest. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** What was done in a shop or in the chain, the newest first. */
export interface AuditLog {
  entries(
    query: AuditQuery,
    signal?: AbortSignal,
  ): Promise<Result<readonly ShownAuditEntry[], RemoteFailure>>;
  /** The address of the same entries as a table, for a link. */
  exportAddress(filter: AuditFilter): string;
}

export const AuditLog = portToken<AuditLog>('AuditLog');
