import type { UserProfile } from '@/domain/customer/session';

/** The fields of the profile form, without the passwords. Source: FORM-02. */
export interface ProfileDraft {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** Returns the fields of an unchanged profile. */
export const draftOf = ({ name, lastName, email, phone }: UserProfile): ProfileDraft => ({
  name,
  lastName,
  email,
  phone,
});

export const isSameDraft = (one: ProfileDraft, other: ProfileDraft): boolean =>
  one.name === other.name &&
  one.lastName === other.lastName &&
  one.email === other.email &&
  one.phone === other.phone;
