import { isEmail } from '@/domain/shared/is-email';
import type { ProfileDraft } from '@/domain/customer/profile-draft';
import { type PasswordRule, validatePassword } from '@/domain/customer/validate-password';
import type { Settings } from '@/domain/settings/settings';

/** Rules that only this form checks; the server has no code for them. */
export const PROFILE_RULES = ['current-password-missing'] as const;

export type ProfileRule =
  | 'first-name-missing'
  | 'last-name-missing'
  | 'email-missing'
  | 'email-invalid'
  | 'requires-phone'
  | 'invalid-phone'
  | (typeof PROFILE_RULES)[number]
  | PasswordRule;

/** All empty to keep the password. */
export interface TypedPasswords {
  readonly current: string;
  readonly wanted: string;
  readonly repeated: string;
}

export interface ProfileTerms {
  /** Whether the address differs from the saved one. */
  readonly isEmailNew: boolean;
  readonly settings: Pick<Settings, 'isPhoneNumberRequired'>;
  /** Checks against the public numbering plans. */
  readonly isPhoneNumber: (text: string) => boolean;
}

/**
 * Returns whether the password is to be changed; then all three fields are required. With a new address the current
 * password alone confirms that. Source: DEC-98.
 */
export const isPasswordWanted = (
  { current, wanted, repeated }: TypedPasswords,
  isEmailNew: boolean,
): boolean => (current !== '' && !isEmailNew) || wanted !== '' || repeated !== '';

/**
 * Returns everything that prevents a profile from being saved, all at once and in the order of the form, as catalogue
 * codes where there is one. Source: spec §5, decisions PUT /api/user/profile; FORM-02, PASS-01 to PASS-06, AMB-46.
 */
export function validateProfile(
  draft: ProfileDraft,
  passwords: TypedPasswords,
  { isEmailNew, settings, isPhoneNumber }: ProfileTerms,
): readonly ProfileRule[] {
  const [email, phone] = [draft.email.trim(), draft.phone.trim()];
  return [
    ...unless(draft.name.trim() !== '', 'first-name-missing'),
    ...unless(draft.lastName.trim() !== '', 'last-name-missing'),
    ...unless(email !== '', 'email-missing'),
    ...unless(email === '' || isEmail(email), 'email-invalid'),
    ...unless(phone !== '' || !settings.isPhoneNumberRequired, 'requires-phone'),
    ...unless(phone === '' || isPhoneNumber(phone), 'invalid-phone'),
    ...(isPasswordWanted(passwords, isEmailNew) ? validateChange(passwords) : []),
  ];
}

const validateChange = ({ current, wanted, repeated }: TypedPasswords): readonly ProfileRule[] => [
  ...unless(current !== '', 'current-password-missing'),
  ...validatePassword(wanted, repeated),
];

const unless = (isMet: boolean, rule: ProfileRule): readonly ProfileRule[] => (isMet ? [] : [rule]);
