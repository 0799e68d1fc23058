import { parsePhoneNumberFromString } from 'libphonenumber-js';

import type { CountryCode } from '@/domain/shop/shop-country';

const EMAIL_MAX_CHARS = 254;
const PHONE_MAX_CHARS = 32;

/** The form that browsers accept in a field of type `email`. Source: OPEN-34; the HTML standard. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export function parseEmail(text: string): string | undefined {
  const email = text.trim();
  return email.length <= EMAIL_MAX_CHARS && EMAIL.test(email) ? email : undefined;
}

/**
 * A valid phone number as `+46701234567`. A number without country code belongs to `country`; without `country` it is
 * invalid. Source: OPEN-34, DEC-12.
 */
export function parsePhoneNumber(text: string, country: CountryCode | undefined): string | undefined {
  if (text.length > PHONE_MAX_CHARS) return undefined;
  const phone = parsePhoneNumberFromString(text, country);
  return phone?.isValid() === true ? phone.number : undefined;
}
