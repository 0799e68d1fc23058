import * as z from 'zod/mini';
import { branded, list, orUndefined, time, writtenLine } from '@/adapters/contract/fields';
import { shopId } from '@/adapters/contract/order-place';
import { staffRole } from '@/adapters/contract/staff/session';
import {
  parseStaffAccountId,
  parseStaffTokenId,
  type StaffAccount,
  type StaffToken,
} from '@/domain/staff/staff-member';

const name = writtenLine(80);
const entryFields = {
  name: z.string(),
  role: staffRole,
  shops: list(shopId),
  createdAt: time,
  lastUsedAt: orUndefined(time),
};

/** 201 of POST /api/staff/accounts. */
export const staffAccount = z.object({
  ...entryFields,
  id: branded(z.string(), parseStaffAccountId),
  email: z.string(),
}) satisfies z.ZodMiniType<StaffAccount>;

/** GET /api/staff/accounts. */
export const staffAccounts = z.object({ accounts: list(staffAccount) });

/** POST /api/staff/accounts. `shops` counts for managers and kitchens. */
export const newStaffAccount = z.object({
  email: z.string(),
  name,
  role: staffRole,
  shops: list(shopId),
  password: z.string(),
});

const staffToken = z.object({
  ...entryFields,
  id: branded(z.string(), parseStaffTokenId),
}) satisfies z.ZodMiniType<StaffToken>;

/** GET /api/staff/tokens. */
export const staffTokens = z.object({ tokens: list(staffToken) });

/** POST /api/staff/tokens. */
export const newStaffToken = z.object({ name, role: staffRole, shops: list(shopId) });

/** 201 of POST /api/staff/tokens: the only answer that has the secret. */
export const madeStaffToken = z.extend(staffToken, { secret: z.string() });
