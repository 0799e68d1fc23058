import type { PhoneNumbers } from '@/domain/ports/phone-numbers';
import { type CountryCode, DEFAULT_COUNTRY } from '@/domain/shop/shop-country';

const PHONE_MAX_CHARS = 32;

/** A whole number with its country code and the usual separators. */
const INTERNATIONAL = /^\s*(?:\+|00)[\s().\-/]*(?:\d[\s().\-/]*){8,15}$/;

/** A number as it is dialled within a country. */
const LOCAL = /^\s*(?!\+|00)(?:[().\-/\s]*\d){5,14}[().\-/\s]*$/;

/**
 * Phone numbers by libphonenumber, which is loaded with the first question. What cannot be checked here counts as
 * valid, since the server decides: numbers of a country without a plan here, local ones of an unknown country, and all
 * while the plans cannot be loaded.
 */
export class NumberingPlanPhoneNumbers implements PhoneNumbers {
  async isPhoneNumber(text: string, country: CountryCode | undefined): Promise<boolean> {
    if (text.length > PHONE_MAX_CHARS) return false;
    try {
      const [{ isValidPhoneNumber }, { default: plans }] = await Promise.all([
        import('libphonenumber-js/core'),
        import('@/adapters/browser/numbering-plans.json'),
      ]);
      if (country === undefined && LOCAL.test(text)) return true;
      if (isValidPhoneNumber(text, country ?? DEFAULT_COUNTRY, plans)) return true;
      const known = Object.keys(plans.country_calling_codes);
      return INTERNATIONAL.test(text) && !known.some((code) => digitsOf(text).startsWith(code));
    } catch {
      return true;
    }
  }
}

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^00/, '');
