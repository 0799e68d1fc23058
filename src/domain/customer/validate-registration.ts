import type { Registration } from '@/domain/customer/registration';
import { type EmailRule, validateEmail } from '@/domain/customer/validate-login';
import { type PasswordRule, validatePassword } from '@/domain/customer/validate-password';
import type { Settings } from '@/domain/settings/settings';

/** Rules that only the form checks; the server has no codes for them. */
export const REGISTRATION_RULES = ['first-name-missing', 'last-name-missing', 'terms-not-accepted'] as const;

export type RegistrationRule =
  | (typeof REGISTRATION_RULES)[number]
  | EmailRule
  | 'requires-phone'
  | 'invalid-phone'
  | 'requires-shop'
  | PasswordRule;

/** The fields of the registration form. Source: spec §2 Shell; FORM-01. */
export interface RegistrationForm extends Registration {
  readonly repeatedPassword: string;
}

export interface RegistrationTerms {
  readonly settings: Pick<Settings, 'isPhoneNumberRequired' | 'isFavoriteShopRequired'>;
  /** Checks against the public numbering plans. */
  readonly isPhoneNumber: (text: string) => boolean;
}

/**
 * Returns everything that prevents a registration, all at once and in the order of the form, as catalogue codes where
 * there is one. Only the server can check whether the address is in use (FORM-03). Source: spec §5, AMB-46, OPEN-34;
 * FORM-04 to FORM-07, PASS-01 to PASS-06.
 */
export function validateRegistration(
  form: RegistrationForm,
  terms: RegistrationTerms,
): readonly RegistrationRule[] {
  const { settings, isPhoneNumber } = terms;
  const phone = form.phone.trim();
  return [
    ...unless(form.firstName.trim() !== '', 'first-name-missing'),
    ...unless(form.lastName.trim() !== '', 'last-name-missing'),
    ...validateEmail(form.email),
    ...unless(phone !== '' || !settings.isPhoneNumberRequired, 'requires-phone'),
    ...unless(phone === '' || isPhoneNumber(phone), 'invalid-phone'),
    ...validatePassword(form.password, form.repeatedPassword),
    ...unless(form.favoriteShop !== undefined || !settings.isFavoriteShopRequired, 'requires-shop'),
    ...unless(form.acceptedTerms, 'terms-not-accepted'),
  ];
}

const unless = (isMet: boolean, rule: RegistrationRule): readonly RegistrationRule[] => (isMet ? [] : [rule]);
