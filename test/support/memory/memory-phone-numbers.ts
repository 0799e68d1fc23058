import type { PhoneNumbers } from '@/domain/ports/phone-numbers';

/** Whatever has seven digits or more is a number. */
export class MemoryPhoneNumbers implements PhoneNumbers {
  isPhoneNumber(text: string): Promise<boolean> {
    return Promise.resolve(text.replaceAll(/\D/g, '').length >= 7);
  }
}
