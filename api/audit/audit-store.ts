import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { AuditAct, AuditEntry } from '@/domain/staff/audit-entry';

export type NewAuditEntry = Omit<AuditEntry, 'id'>;

export interface AuditQuery {
  /** Undefined for every entry, also those of no shop. */
  readonly shopIds: readonly ShopId[] | undefined;
  /** A part of the actor or the subject, in any case. */
  readonly who?: string | undefined;
  readonly act?: AuditAct | undefined;
  /** Not before. */
  readonly from?: Instant | undefined;
  /** Before. */
  readonly until?: Instant | undefined;
  /** Entries with a smaller id; undefined for the newest. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** What happened, by whom. Entries are added, and never changed; retention alone removes them. */
export interface AuditStore {
  record(entry: NewAuditEntry): Promise<void>;
  /** The newest first; acts of later versions are left out. */
  read(query: AuditQuery): Promise<readonly AuditEntry[]>;
  /** Forgets at most `limit` that are older; answers whether there may be more. */
  forget(before: Instant, limit: number): Promise<boolean>;
}
