import type { PhoneNumbers } from '@/domain/ports/phone-numbers';

const PHONE_MAX_CHARS = 32;

/** A whole number with its country code, written with the usual separators. */
const INTERNATIONAL = /^\s*(?:\+|00)[\s().\-/]*(?:\d[\s().\-/]*){8,15}$/;

/**
 * Numbers by libphonenumber, which is fetched with the first question only. What cannot be judged here is taken as it
 * is, since the server has the last word: a number of a country whose plan is missing, and any while the plans cannot
 * be fetched.
 */
export class NumberingPlanPhoneNumbers implements PhoneNumbers {
  async isPhoneNumber(text: string): Promise<boolean> {
    if (text.length > PHONE_MAX_CHARS) return false;
    try {
      const [{ isValidPhoneNumber }, { NUMBERING_PLANS }] = await Promise.all([
        import('libphonenumber-js/core'),
        import('@/adapters/browser/numbering-plans'),
      ]);
      if (isValidPhoneNumber(text, 'SE', NUMBERING_PLANS)) return true;
      const known = Object.keys(NUMBERING_PLANS.country_calling_codes);
      return INTERNATIONAL.test(text) && !known.some((code) => digitsOf(text).startsWith(code));
    } catch {
      return true;
    }
  }
}

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^00/, '');
