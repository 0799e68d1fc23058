import type { Clock } from '@/domain/ports/clock';
import type { ShopId } from '@/domain/shop/shop';
import type { AuditAct } from '@/domain/staff/audit-entry';
import type { Instant } from '@/domain/shared/instant';
import type { AuditStore, NewAuditEntry } from '@api/audit/audit-store';

/** A caller without an account of the staff. */
export const OPERATOR = 'operator';
export const GUEST = 'guest';
/** With the member number as the subject: no name or address, which are gone with the account. */
export const MEMBER = 'member';
export const SERVER = 'server';

export interface AuditedAct {
  readonly actor: string;
  readonly act: AuditAct;
  readonly shopId?: ShopId | undefined;
  readonly subject?: string;
  readonly detail?: string;
}

/** The entry of an act, for the store that writes both in one transaction. */
export const auditEntryAt = (
  at: Instant,
  { actor, act, shopId, subject = '', detail = '' }: AuditedAct,
): NewAuditEntry => ({ at, actor, act, shopId, subject, detail });

/**
 * Writes an act down after it has happened: one that changes no row of a store that takes its entry (`auditEntryAt`). A
 * call that fails here is repeated, and acts are safe to repeat.
 */
export type Audit = (act: AuditedAct) => Promise<void>;

export const auditOf =
  ({ audit, clock }: { readonly audit: AuditStore; readonly clock: Clock }): Audit =>
  (act) =>
    audit.record(auditEntryAt(clock.now(), act));
