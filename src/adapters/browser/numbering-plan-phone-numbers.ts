import type { PhoneNumbers } from '@/domain/ports/phone-numbers';

const PHONE_MAX_CHARS = 32;

/** Numbers by libphonenumber, whose numbering plans are fetched with the first question only. */
export class NumberingPlanPhoneNumbers implements PhoneNumbers {
  async isPhoneNumber(text: string): Promise<boolean> {
    if (text.length > PHONE_MAX_CHARS) return false;
    const { isValidPhoneNumber } = await import('libphonenumber-js');
    return isValidPhoneNumber(text, 'SE');
  }
}
