import type { UserProfile } from '@/domain/customer/session';

/** A logged-in member. */
export const aMember = (different: Partial<UserProfile> = {}): UserProfile => ({
  isAuthenticated: true,
  favorites: [],
  name: 'Åsa',
  lastName: 'Öberg',
  email: 'asa@example.com',
  phone: '+46701234567',
  memberNumber: '1000012',
  ...different,
});
