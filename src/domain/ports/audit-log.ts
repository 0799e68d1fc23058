import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';
import type { AuditEntry } from '@/domain/staff/audit-entry';

export interface AuditQuery {
  /** Undefined for the whole chain, which an admin sees. */
  readonly shopId: ShopId | undefined;
  /** Only entries before the one with this id; undefined for the newest. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** What was done in a shop or in the chain, the newest first. */
export interface AuditLog {
  entries(query: AuditQuery, signal?: AbortSignal): Promise<Result<readonly AuditEntry[], RemoteFailure>>;
  /** The address of the same entries as a table, for a link. */
  exportAddress(shopId: ShopId | undefined): string;
}

export const AuditLog = portToken<AuditLog>('AuditLog');
