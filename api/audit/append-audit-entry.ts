import type { AuditEntry } from '@/domain/staff/audit-entry';
import type { NewAuditEntry } from '@api/audit/audit-store';

/** Adds an entry to those in memory, the newest last; without an entry the act is not written down. */
export function appendAuditEntry(entries: AuditEntry[], entry: NewAuditEntry | undefined): void {
  if (entry !== undefined) entries.push({ ...entry, id: (entries.at(-1)?.id ?? 0) + 1 });
}
