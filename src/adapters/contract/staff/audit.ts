import * as z from 'zod/mini';
import { list, orUndefined, time } from '@/adapters/contract/fields';
import { shopId } from '@/adapters/contract/order-place';
import { AUDIT_ACTS, type ShownAuditEntry } from '@/domain/staff/audit-entry';

const auditEntry = z.object({
  id: z.int(),
  at: time,
  actor: z.string(),
  act: z.enum(AUDIT_ACTS),
  shopId: orUndefined(shopId),
  subject: z.string(),
  detail: z.string(),
  orderNumber: orUndefined(z.string()),
}) satisfies z.ZodMiniType<ShownAuditEntry>;

/** GET /api/staff/audit: the newest first. */
export const auditPage = z.object({ entries: list(auditEntry) });
