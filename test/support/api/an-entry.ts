import type { NewAuditEntry } from '@api/audit/audit-store';
import { NOON } from '@test/support/api/a-stored-order';
import { shopId } from '@test/support/builders/ids';

export const anEntry = (different: Partial<NewAuditEntry> = {}): NewAuditEntry => ({
  ...{ at: NOON, actor: 'siv@lucka.example', act: 'pauseShop', shopId: shopId(1), subject: '', detail: '' },
  ...different,
});
