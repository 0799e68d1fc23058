import type { UserProfile } from '@/domain/customer/session';

/** What stands in the fields of the profile form, the passwords aside. Source: FORM-02. */
export interface ProfileDraft {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** The fields as they are where nothing was changed. */
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
