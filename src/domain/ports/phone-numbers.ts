import { portToken } from '@/domain/ports/port-token';
import type { CountryCode } from '@/domain/shop/shop-country';

/** The public numbering plans. Source: OPEN-34, DEC-12. */
export interface PhoneNumbers {
  /**
   * `country` decides the plan of a number without a country code; where it is unknown such a number counts as valid.
   */
  isPhoneNumber(text: string, country: CountryCode | undefined): Promise<boolean>;
}

export const PhoneNumbers = portToken<PhoneNumbers>('PhoneNumbers');
