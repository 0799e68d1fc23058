import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import type { StaffRole } from '@/domain/staff/permissions';

export const ROLE_NAMES: Readonly<Record<StaffRole, StaffTextKey>> = {
  admin: 'staff.role.admin',
  manager: 'staff.role.manager',
  kitchen: 'staff.role.kitchen',
};
