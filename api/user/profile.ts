import type { Favorite, UserProfile } from '@/domain/customer/session';
import type { Account } from '@api/accounts/account';

/** Of a visitor without a session. */
export const GUEST_PROFILE: UserProfile = {
  isAuthenticated: false,
  favorites: [],
  ...{ name: '', lastName: '', email: '', phone: '', memberNumber: '' },
};

/** The member's profile as shown to the member. Source: spec §3 User profile; ENT-07. */
export const profileOf = (account: Account, favorites: readonly Favorite[]): UserProfile => ({
  isAuthenticated: true,
  favorites,
  name: account.firstName,
  lastName: account.lastName,
  email: account.email,
  phone: account.phone,
  memberNumber: account.memberNumber,
});
