import type { AuditEntry } from '@/domain/staff/audit-entry';
import { shopId } from '@test/support/builders/ids';
import { moment } from '@test/support/builders/order-ids';

export const anAuditEntry = (different: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: moment('2026-11-21T11:30:00+01:00'),
  actor: 'kim@lucka.example',
  act: 'sellOut',
  shopId: shopId(1),
  subject: 'meatballs',
  detail: 'until 18:00',
  ...different,
});
