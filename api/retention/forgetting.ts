import type { AuditStore } from '@api/audit/audit-store';
import type { Clock, Disposer } from '@/domain/ports/clock';
import { addMs, type Instant } from '@/domain/shared/instant';
import type { AccountId } from '@api/accounts/account';
import type { PasskeyStore } from '@api/accounts/passkey-store';
import type { ForgetBefore, RetentionStore } from '@api/retention/retention-store';

const DAY_MS = 86_400_000;

/** For how many days each kind is stored; undefined is without end. */
export type RetentionDays = Readonly<Record<keyof ForgetBefore | 'audit', number | undefined>>;

export interface ForgettingDeps {
  readonly retention: RetentionStore;
  readonly audit: AuditStore;
  readonly passkeys: Pick<PasskeyStore<AccountId>, 'forgetChallenges'>;
  readonly clock: Clock;
  readonly days: RetentionDays;
}

const INTERVAL_MS = 10 * 60_000;
/** Few enough to lock no row for long. */
const BATCH = 500;

/** Removes all that is older than its days. */
export async function forgetOld({ retention, audit, passkeys, clock, days }: ForgettingDeps): Promise<void> {
  const now = clock.now();
  await retention.forgetCounts(now);
  await passkeys.forgetChallenges(now);
  const before = {
    contacts: daysAgo(now, days.contacts),
    notes: daysAgo(now, days.notes),
    payments: daysAgo(now, days.payments),
    orders: daysAgo(now, days.orders),
  };
  while (await retention.forget(before, BATCH));
  const oldAudit = daysAgo(now, days.audit);
  while (oldAudit !== undefined && (await audit.forget(oldAudit, BATCH)));
}

const daysAgo = (now: Instant, days: number | undefined): Instant | undefined =>
  days === undefined ? undefined : addMs(now, -days * DAY_MS);

/** Forgets every ten minutes; a failure is reported, and the next time tries again. */
export function startForgetting(deps: ForgettingDeps, report: (error: unknown) => void): Disposer {
  return deps.clock.every(INTERVAL_MS, () => void forgetOld(deps).catch(report));
}
