import { portToken } from '@/domain/ports/port-token';

/** The public numbering plans; Sweden where no country code is given. Source: OPEN-34. */
export interface PhoneNumbers {
  isPhoneNumber(text: string): Promise<boolean>;
}

export const PhoneNumbers = portToken<PhoneNumbers>('PhoneNumbers');
