import { describe, expect, it } from 'vitest';

import { countryOf } from '@/domain/shop/shop-country';
import { parsePhoneNumber } from '@api/accounts/contact-details';

describe('parsePhoneNumber', () => {
  it.each([
    ['Europe/Stockholm', '070-123 45 67', '+46701234567'],
    ['Europe/Helsinki', '0457 123 4567', '+3584571234567'],
    ['Europe/Oslo', '912 34 567', '+4791234567'],
    ['Europe/Stockholm', '0457 123 4567', undefined],
    ['Europe/Oslo', '070-123 45 67', undefined],
    ['Europe/Helsinki', '+46 70 123 45 67', '+46701234567'],
    ['Asia/Tokyo', '070-123 45 67', undefined],
  ])('reads a number in a shop of %s: %s is %s [DEC-12]', (timeZone, text, expected) => {
    expect(parsePhoneNumber(text, countryOf({ timeZone }))).toBe(expected);
  });
});
