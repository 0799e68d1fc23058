import { expect, it } from 'vitest';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { STAFF_ROLES } from '@/domain/staff/permissions';
import { PasswordHasher } from '@api/accounts/password-hasher';
import { systemRandomness } from '@api/system/system-randomness';
import {
  DEMONSTRATION_STAFF_PASSWORD,
  demonstrationStaffEmail,
  dismissDemonstrationStaff,
  hireDemonstrationStaff,
} from '@demo/demonstration-staff';
import { Browser } from '@test/support/api/member';
import { openTestApi } from '@test/support/api/open-test-api';

it('the demonstration has staff of each role, which is removed if others can reach it', async () => {
  const api = await openTestApi();
  const deps = {
    ...api.stores,
    hasher: new PasswordHasher(),
    clock: api.clock,
    randomness: systemRandomness,
  };
  await hireDemonstrationStaff(deps);
  await hireDemonstrationStaff(deps);
  const logIn = (email: string) =>
    new Browser(api.origin).post(staffPaths.session, { email, password: DEMONSTRATION_STAFF_PASSWORD });
  const statuses = async () =>
    Promise.all(STAFF_ROLES.map(async (role) => (await logIn(demonstrationStaffEmail(role))).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  await dismissDemonstrationStaff(api.stores.staff);
  expect(await statuses()).toEqual([401, 401, 401]);
  await api.close();
});
