import { type AccountField, accountFieldOf } from '@/domain/customer/account-field';

/** The places at which the profile form says what is wrong; `form` is the form as a whole. Source: FORM-02. */
export type ProfileField =
  'name' | 'lastName' | 'email' | 'phone' | 'current' | 'wanted' | 'repeated' | 'form';

const FIELDS: Readonly<Record<AccountField, ProfileField>> = {
  firstName: 'name',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  currentPassword: 'current',
  password: 'wanted',
  repeatedPassword: 'repeated',
  favoriteShop: 'form',
  acceptedTerms: 'form',
  form: 'form',
};

/** Beside which field of this form a code is said, whether the form itself or the server found it. */
export function fieldOfCode(code: string): ProfileField {
  const isOfCurrent = code === 'current-password-missing' || code === 'invalid-password';
  return isOfCurrent ? 'current' : FIELDS[accountFieldOf(code)];
}
