import type { StaffAccount, StaffToken } from '@/domain/staff/staff-member';
import { auditEntryAt } from '@api/audit/audit';
import type { NewAuditEntry } from '@api/audit/audit-store';

/** The entry of who gets access: a member of the staff by address, a machine by name. */
export const auditedArrival = (
  act: 'addStaff' | 'addToken',
  actor: string,
  subject: string,
  { createdAt, role, shops }: StaffAccount | StaffToken,
): NewAuditEntry => auditEntryAt(createdAt, { actor, act, subject, detail: [role, ...shops].join(' ') });
