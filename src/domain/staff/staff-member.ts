import type { Brand } from '@/domain/shared/brand';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { StaffRole } from '@/domain/staff/permissions';

export type StaffAccountId = Brand<string, 'StaffAccountId'>;
export type StaffTokenId = Brand<string, 'StaffTokenId'>;

const ID = /^[A-Za-z0-9_-]{22}$/;

export const parseStaffAccountId = (text: string): StaffAccountId | undefined =>
  ID.test(text) ? (text as StaffAccountId) : undefined;

export const parseStaffTokenId = (text: string): StaffTokenId | undefined =>
  ID.test(text) ? (text as StaffTokenId) : undefined;

/** Longer than a member's: an account of the staff opens a shop. */
export const STAFF_PASSWORD_MIN_CHARS = 12;

export interface StaffShop {
  readonly id: ShopId;
  readonly name: string;
  readonly timeZone: string;
}

/** Who is logged in: a person, or a machine by its token. */
export interface StaffMember {
  readonly name: string;
  /** Empty for a machine. */
  readonly email: string;
  readonly role: StaffRole;
  /** The shops to work in; all of the chain for an admin. */
  readonly shops: readonly StaffShop[];
}

interface StaffEntry {
  readonly name: string;
  readonly role: StaffRole;
  /** Empty for an admin. */
  readonly shops: readonly ShopId[];
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | undefined;
}

export interface StaffAccount extends StaffEntry {
  readonly id: StaffAccountId;
  readonly email: string;
}

/** A token for a machine; its secret is shown once. */
export interface StaffToken extends StaffEntry {
  readonly id: StaffTokenId;
}
