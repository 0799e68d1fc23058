import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { isEmail } from '@/domain/shared/is-email';
import { err, ok, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';
import type { StaffRole } from '@/domain/staff/permissions';
import {
  parseStaffAccountId,
  STAFF_PASSWORD_MIN_CHARS,
  type StaffAccount,
} from '@/domain/staff/staff-member';
import { passwordErrors } from '@api/accounts/field-errors';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import { auditedArrival } from '@api/staff/audited-arrival';
import type { StaffStore } from '@api/staff/staff-store';

const ID_BITS = 128;

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Counts for managers and kitchens. */
  readonly shops: readonly ShopId[];
  readonly password: string;
  /** Whether everybody knows the password, which only a demonstration may have. */
  readonly isPublic?: boolean;
}

export type AddStaffFailure =
  | { readonly kind: 'invalid'; readonly field: 'email' | 'name' | 'shops' | 'password' }
  | { readonly kind: 'emailTaken' }
  /** No capacity for hashing. */
  | { readonly kind: 'busy' };

interface AddStaffDeps {
  readonly staff: StaffStore;
  readonly hasher: PasswordHashing;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

/** Adds a member of the staff, who can log in at once. Without an actor it is not written down. */
export async function addStaff(
  { staff, hasher, clock, randomness }: AddStaffDeps,
  { email, name, role, shops, password, isPublic = false }: NewStaff,
  actor?: string,
): Promise<Result<StaffAccount, AddStaffFailure>> {
  if (!isEmail(email)) return err({ kind: 'invalid', field: 'email' });
  if (name.trim() === '') return err({ kind: 'invalid', field: 'name' });
  if (role !== 'admin' && shops.length === 0) return err({ kind: 'invalid', field: 'shops' });
  if (!isPublic && passwordErrors(password, STAFF_PASSWORD_MIN_CHARS).length > 0)
    return err({ kind: 'invalid', field: 'password' });
  const hashed = await hasher.hash(password);
  if (!hashed.ok) return err({ kind: 'busy' });
  const id = parseStaffAccountId(randomness.token(ID_BITS));
  if (id === undefined) throw new Error('The random token does not fit an id');
  const account = {
    ...{ id, email, name: name.trim(), role, createdAt: clock.now(), lastUsedAt: undefined },
    shops: role === 'admin' ? [] : [...new Set(shops)],
  };
  const entry = actor === undefined ? undefined : auditedArrival('addStaff', actor, email, account);
  const isAdded = await staff.addAccount({ ...account, passwordHash: hashed.value }, entry);
  return isAdded ? ok(account) : err({ kind: 'emailTaken' });
}
