import { parseShopId } from '@/domain/shop/shop';
import { STAFF_ROLES, type StaffRole } from '@/domain/staff/permissions';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import type { ShopStore } from '@api/shops/shop-store';
import { addStaff } from '@api/staff/add-staff';
import type { StaffStore } from '@api/staff/staff-store';

/** The staff of a local demonstration. The password is public. */
export const DEMONSTRATION_STAFF_PASSWORD = 'Lucka-staff-1234';

export const demonstrationStaffEmail = (role: StaffRole): string => `${role}@lucka.example`;

interface HireDeps {
  readonly staff: StaffStore;
  readonly shops: ShopStore;
  readonly hasher: PasswordHashing;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

/** Adds one of each role where there is none; manager and kitchen work in the first two shops. */
export async function hireDemonstrationStaff(deps: HireDeps): Promise<void> {
  const ids = (await deps.shops.list()).map(({ id }) => parseShopId(id));
  const shops = ids.filter((id) => id !== undefined).slice(0, 2);
  for (const role of STAFF_ROLES) {
    const email = demonstrationStaffEmail(role);
    if ((await deps.staff.findByEmail(email)) !== undefined) continue;
    const added = await addStaff(deps, {
      ...{ email, role, shops, name: `Demo ${role}`, password: DEMONSTRATION_STAFF_PASSWORD },
      isPublic: true,
    });
    if (!added.ok) throw new Error(`The demonstration has no ${role}: ${added.error.kind}`);
  }
}

/** A password that everybody knows opens nothing where others can reach it. */
export async function dismissDemonstrationStaff(staff: StaffStore): Promise<void> {
  for (const role of STAFF_ROLES) {
    const account = await staff.findByEmail(demonstrationStaffEmail(role));
    if (account !== undefined) await staff.removeAccount(account.id, { evenLastAdmin: true });
  }
}
