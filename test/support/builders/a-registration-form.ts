import type { RegistrationForm } from '@/domain/customer/validate-registration';
import { shopId } from '@test/support/builders/ids';

/** Filled in as it should be. */
export const aRegistrationForm = (different: Partial<RegistrationForm> = {}): RegistrationForm => ({
  firstName: 'Åsa',
  lastName: 'Öberg',
  email: 'asa@example.com',
  phone: '+46701234567',
  password: 'Passw0rd!',
  repeatedPassword: 'Passw0rd!',
  favoriteShop: shopId(2),
  acceptedTerms: true,
  ...different,
});
