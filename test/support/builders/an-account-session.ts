import { accountSessionId, type AccountSession } from '@/domain/customer/account-session';
import { moment } from '@test/support/builders/order-ids';

/** Another browser in which the member is logged in. */
export const anAccountSession = (different: Partial<AccountSession> = {}): AccountSession => ({
  id: accountSessionId('session-1'),
  begunAt: moment('2026-11-20T08:00:00+01:00'),
  lastUsedAt: moment('2026-11-21T12:00:00+01:00'),
  browser: 'Firefox, Android',
  isThis: false,
  ...different,
});
