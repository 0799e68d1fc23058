import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';
import type { AuditEntry } from '@/domain/staff/audit-entry';

export interface AuditQuery {
  readonly shopId: ShopId;
  /** Only entries before the one with this id; undefined for the newest. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** What was done in a shop, the newest first. */
export interface AuditLog {
  entries(query: AuditQuery, signal?: AbortSignal): Promise<Result<readonly AuditEntry[], RemoteFailure>>;
  /** The address of all entries of a shop as a table, for a link. */
  exportAddress(shopId: ShopId): string;
}

export const AuditLog = portToken<AuditLog>('AuditLog');
