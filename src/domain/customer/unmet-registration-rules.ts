import { isEmail } from '@/domain/customer/is-email';
import type { Registration } from '@/domain/customer/registration';
import { type PasswordRule, unmetPasswordRules } from '@/domain/customer/unmet-password-rules';
import type { Settings } from '@/domain/settings/settings';

/** What only the form itself can tell; the server has no code of their own for these. */
export const FORM_RULES = [
  'first-name-missing',
  'last-name-missing',
  'email-missing',
  'email-invalid',
  'terms-not-accepted',
] as const;

export type RegistrationRule =
  (typeof FORM_RULES)[number] | 'requires-phone' | 'invalid-phone' | 'requires-shop' | PasswordRule;

/** What is filled in. Source: spec §2 Shell; FORM-01. */
export interface RegistrationForm extends Registration {
  readonly repeatedPassword: string;
}

export interface RegistrationTerms {
  readonly settings: Pick<Settings, 'isPhoneNumberRequired' | 'isFavoriteShopRequired'>;
  /** By the public numbering plans, which the domain does not know. */
  readonly isPhoneNumber: (text: string) => boolean;
}

/**
 * Everything that keeps somebody from becoming a member, all at once and in the order of the form, in the codes of the
 * catalogue where it has one. Whether the address is taken only the server knows (FORM-03).
 * Source: spec §5, AMB-46, OPEN-34; FORM-04 to FORM-07, PASS-01 to PASS-06.
 */
export function unmetRegistrationRules(
  form: RegistrationForm,
  terms: RegistrationTerms,
): readonly RegistrationRule[] {
  const { settings, isPhoneNumber } = terms;
  const email = form.email.trim();
  const phone = form.phone.trim();
  return [
    ...unless(form.firstName.trim() !== '', 'first-name-missing'),
    ...unless(form.lastName.trim() !== '', 'last-name-missing'),
    ...unless(email !== '', 'email-missing'),
    ...unless(email === '' || isEmail(email), 'email-invalid'),
    ...unless(phone !== '' || !settings.isPhoneNumberRequired, 'requires-phone'),
    ...unless(phone === '' || isPhoneNumber(phone), 'invalid-phone'),
    ...unmetPasswordRules(form.password, form.repeatedPassword),
    ...unless(form.favoriteShop !== undefined || !settings.isFavoriteShopRequired, 'requires-shop'),
    ...unless(form.acceptedTerms, 'terms-not-accepted'),
  ];
}

const unless = (isMet: boolean, rule: RegistrationRule): readonly RegistrationRule[] => (isMet ? [] : [rule]);
