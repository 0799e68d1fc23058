import * as z from 'zod/mini';
import { shopId } from '@/adapters/contract/order-place';
import { staffRole } from '@/adapters/contract/staff/session';
import { instant } from '@/domain/shared/instant';
import {
  parseStaffAccountId,
  parseStaffTokenId,
  type StaffAccount,
  type StaffToken,
} from '@/domain/staff/staff-member';

interface StaffRow {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly shop_ids: unknown;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export type StaffTokenRow = StaffRow;

export interface StaffAccountRow extends StaffRow {
  readonly email: string;
  readonly password_hash: string;
}

const shopIds = z.array(shopId);

const entryOf = (row: StaffRow) => ({
  name: row.name,
  role: staffRole.parse(row.role),
  shops: shopIds.parse(row.shop_ids),
  createdAt: instant(row.created_at.getTime()),
  lastUsedAt: row.last_used_at === null ? undefined : instant(row.last_used_at.getTime()),
});

/** The tables' constraints allow valid ids only; anything else is a defect of the database. */
export function staffAccountOf(row: StaffAccountRow): StaffAccount {
  const id = parseStaffAccountId(row.id);
  if (id === undefined) throw new Error('Invalid staff account id in the database');
  return { id, email: row.email, ...entryOf(row) };
}

export function staffTokenOf(row: StaffTokenRow): StaffToken {
  const id = parseStaffTokenId(row.id);
  if (id === undefined) throw new Error('Invalid staff token id in the database');
  return { id, ...entryOf(row) };
}
