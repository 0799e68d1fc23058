import type { Clock } from '@/domain/ports/clock';
import { err, ok, type Result } from '@/domain/shared/result';
import { STAFF_PASSWORD_MIN_CHARS } from '@/domain/staff/staff-member';
import { passwordErrors } from '@api/accounts/field-errors';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import { auditEntryAt } from '@api/audit/audit';
import type { StaffStore, StoredStaffAccount } from '@api/staff/staff-store';

export type ChangeStaffPasswordFailure =
  /** It breaks a rule for passwords. */
  | 'invalid'
  /** The account has another password by now, or is gone. */
  | 'changed'
  /** No capacity for hashing. */
  | 'busy';

interface ChangeStaffPasswordDeps {
  readonly staff: StaffStore;
  readonly hasher: PasswordHashing;
  readonly clock: Clock;
}

/** Sets another password, and ends every session of the account. */
export async function changeStaffPassword(
  { staff, hasher, clock }: ChangeStaffPasswordDeps,
  { id, email, passwordHash }: StoredStaffAccount,
  password: string,
  actor: string,
): Promise<Result<void, ChangeStaffPasswordFailure>> {
  if (passwordErrors(password, STAFF_PASSWORD_MIN_CHARS).length > 0) return err('invalid');
  const hashed = await hasher.hash(password);
  if (!hashed.ok) return err('busy');
  const isChanged = await staff.changePassword(
    { accountId: id, oldHash: passwordHash, newHash: hashed.value },
    auditEntryAt(clock.now(), { actor, act: 'changePassword', subject: email }),
  );
  return isChanged ? ok(undefined) : err('changed');
}
