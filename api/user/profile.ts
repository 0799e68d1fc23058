import type { UserProfileDto } from '@/adapters/contract/user';
import type { Favorite } from '@/domain/customer/session';
import type { Account } from '@api/accounts/account';

/** The member's profile as shown to the member. Source: spec §3 User profile; ENT-07. */
export const profileOf = (account: Account, favorites: readonly Favorite[]): UserProfileDto => ({
  isAuthenticated: true,
  favorites: [...favorites],
  name: account.firstName,
  lastName: account.lastName,
  email: account.email,
  phone: account.phone,
  memberNumber: account.memberNumber,
});
