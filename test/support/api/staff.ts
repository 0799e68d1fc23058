import type { StaffRole } from '@/domain/staff/permissions';
import { PasswordHasher } from '@api/accounts/password-hasher';
import { parseStaffTokenId } from '@/domain/staff/staff-member';
import { newTokenSecret } from '@api/staff/staff-sessions';
import { must } from '@test/support/builders/must';
import { addStaff } from '@api/staff/add-staff';
import { systemRandomness } from '@api/system/system-randomness';
import { token } from '@test/support/api/guest';
import { Browser } from '@test/support/api/member';
import type { TestApi } from '@test/support/api/open-test-api';
import { shopId } from '@test/support/builders/ids';

export const STAFF_PASSWORD = 'Lagom salt gröt 7';

/** A member of the staff who is logged in, by default in the kitchen of shop 1. */
export async function aStaffMember(
  api: TestApi,
  role: StaffRole = 'kitchen',
  shops: readonly number[] = [1],
): Promise<{ readonly email: string; readonly browser: Browser }> {
  const email = `${token()}@lucka.example`;
  const { stores, clock } = api;
  const added = await addStaff(
    { ...stores, clock, randomness: systemRandomness, hasher: new PasswordHasher() },
    { ...{ email, role, name: 'Siv', password: STAFF_PASSWORD }, shops: shops.map(shopId) },
  );
  if (!added.ok) throw new Error(added.error.kind);
  const browser = new Browser(api.origin);
  await browser.post('/api/staff/session', { email, password: STAFF_PASSWORD });
  return { email, browser };
}

/** The secret of a machine token; `revoked` for one that has ended. */
export async function aStaffToken(
  { stores, clock }: TestApi,
  role: StaffRole,
  shops: readonly number[],
  state: 'valid' | 'revoked' = 'valid',
): Promise<string> {
  const { secret, hash } = newTokenSecret(systemRandomness);
  const id = must(parseStaffTokenId(token()));
  await stores.staff.addToken(
    {
      ...{ id, role, name: 'till' },
      shops: shops.map(shopId),
      createdAt: clock.now(),
      lastUsedAt: undefined,
    },
    hash,
  );
  if (state === 'revoked') await stores.staff.removeToken(id);
  return secret;
}
