import * as z from 'zod/mini';
import { list, text } from '@/adapters/contract/fields';
import { shopId } from '@/adapters/contract/order-place';
import { timeZone } from '@/adapters/contract/time-zone';
import { STAFF_ROLES } from '@/domain/staff/permissions';
import type { StaffMember } from '@/domain/staff/staff-member';

/** POST /api/staff/session. */
export const staffLogin = z.object({ email: z.string(), password: z.string() });

/** PUT /api/staff/password. */
export const staffPasswordChange = z.object({ currentPassword: z.string(), newPassword: z.string() });

export const staffRole = z.enum(STAFF_ROLES);

/** GET and POST /api/staff/session. */
export const staffMember = z.object({
  name: z.string(),
  email: text,
  role: staffRole,
  shops: list(z.object({ id: shopId, name: z.string(), timeZone })),
}) satisfies z.ZodMiniType<StaffMember>;
