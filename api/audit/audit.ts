import type { Clock } from '@/domain/ports/clock';
import type { ShopId } from '@/domain/shop/shop';
import type { AuditAct } from '@/domain/staff/audit-entry';
import type { AuditStore } from '@api/audit/audit-store';

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

/** Writes an act down after it has happened. A call that fails here is repeated, and acts are safe to repeat. */
export type Audit = (act: AuditedAct) => Promise<void>;

export const auditOf =
  ({ audit, clock }: { readonly audit: AuditStore; readonly clock: Clock }): Audit =>
  ({ actor, act, shopId, subject = '', detail = '' }) =>
    audit.record({ at: clock.now(), actor, act, shopId, subject, detail });
