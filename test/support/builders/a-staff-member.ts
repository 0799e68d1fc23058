import type { StaffMember, StaffShop } from '@/domain/staff/staff-member';
import { shopId } from '@test/support/builders/ids';

export const aStaffShop = (different: Partial<StaffShop> = {}): StaffShop => ({
  id: shopId(1),
  name: 'Haga',
  timeZone: 'Europe/Stockholm',
  ...different,
});

export const aStaffMember = (different: Partial<StaffMember> = {}): StaffMember => ({
  name: 'Kim',
  email: 'kim@lucka.example',
  role: 'kitchen',
  shops: [aStaffShop()],
  ...different,
});
