import { err, ok, type Result } from '@/domain/shared/result';
import { parseStaffAccountId, type StaffAccountId } from '@/domain/staff/staff-member';
import { checkLogin, problemOfLogin, type LoginAttempt, type LoginRefusal } from '@api/accounts/check-login';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import { GUEST, type Audit } from '@api/audit/audit';
import type { Problem } from '@api/http/problem';
import type { Limiter, RateLimit } from '@api/limits/limiter';
import type { StaffStore, StoredStaffAccount } from '@api/staff/staff-store';
import type { BackgroundWork } from '@api/system/background-work';

const UNKNOWN_ID = parseStaffAccountId('A'.repeat(22));

/** How many wrong passwords and locks of one account are written down: an attack must not fill the audit log. */
export const AUDITED_FAILURES: readonly RateLimit[] = [{ max: 10, windowMs: 3_600_000 }];

export interface StaffLogInDeps {
  readonly staff: StaffStore;
  readonly hasher: PasswordHashing;
  readonly failures: Limiter;
  /** Counts under `AUDITED_FAILURES`. */
  readonly auditedFailures: Limiter;
  readonly background: BackgroundWork;
  readonly record: Audit;
}

/** Finds the account of the staff with an address and password; what is refused for one that exists is written down. */
export async function logInStaff(
  deps: StaffLogInDeps,
  attempt: LoginAttempt<StaffAccountId>,
): Promise<Result<StoredStaffAccount, Problem>> {
  const checked = await checkLogin({ ...deps, accounts: deps.staff, unknownId: UNKNOWN_ID }, attempt);
  if (checked.ok) return ok(checked.value.account);
  // After the answer, whose time would else tell which addresses have an account.
  deps.background.start(() => writeDown(deps, checked.error));
  return err(problemOfLogin(checked.error));
}

async function writeDown(
  { auditedFailures, record }: StaffLogInDeps,
  refusal: LoginRefusal<StoredStaffAccount>,
): Promise<void> {
  if (refusal.kind === 'busy' || refusal.account === undefined) return;
  const { id, email } = refusal.account;
  const isLock = refusal.kind === 'locked' || refusal.isCapped;
  if ((await auditedFailures.use(`${isLock ? 'lock' : 'fail'} ${id}`)) > 0) return;
  await record({ actor: GUEST, act: isLock ? 'lockLogIn' : 'failLogIn', subject: email });
}
