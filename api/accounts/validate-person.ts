import { oneLine } from '@/domain/shared/one-line';
import { DEFAULT_COUNTRY } from '@/domain/shop/shop-country';
import { formError, otherError, type FormError } from '@api/accounts/field-errors';
import { parseEmail, parsePhoneNumber } from '@api/accounts/contact-details';

export const NAME_MAX_CHARS = 100;

export interface PersonForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export interface CheckedPerson {
  readonly person: PersonForm;
  readonly errors: readonly FormError[];
}

/**
 * Normalizes a person's details: names on one line, the phone number in international form. `person` is valid only
 * without errors. Source: FORM-04, FORM-05, AMB-46.
 */
export function checkPerson(form: PersonForm, isPhoneRequired: boolean): CheckedPerson {
  const [firstName, lastName] = [oneLine(form.firstName).trim(), oneLine(form.lastName).trim()];
  const email = parseEmail(form.email);
  const isPhoneGiven = form.phone.trim() !== '';
  const phone = isPhoneGiven ? parsePhoneNumber(form.phone, DEFAULT_COUNTRY) : '';
  return {
    person: { firstName, lastName, email: email ?? '', phone: phone ?? '' },
    errors: [
      ...(isName(firstName) ? [] : [otherError('firstName')]),
      ...(isName(lastName) ? [] : [otherError('lastName')]),
      ...(email === undefined ? [otherError('email')] : []),
      ...(isPhoneRequired && !isPhoneGiven ? [formError('requires-phone')] : []),
      ...(phone === undefined ? [formError('invalid-phone')] : []),
    ],
  };
}

const isName = (text: string): boolean => text !== '' && [...text].length <= NAME_MAX_CHARS;
