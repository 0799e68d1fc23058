import type { ShownAuditEntry } from '@/domain/staff/audit-entry';
import { shopId } from '@test/support/builders/ids';
import { moment } from '@test/support/builders/order-ids';

export const anAuditEntry = (different: Partial<ShownAuditEntry> = {}): ShownAuditEntry => ({
  id: 1,
  at: moment('2026-11-21T11:30:00+01:00'),
  actor: 'kim@lucka.example',
  act: 'sellOut',
  shopId: shopId(1),
  subject: 'meatballs',
  detail: '2026-11-21T18:00:00+01:00',
  orderNumber: undefined,
  ...different,
});
