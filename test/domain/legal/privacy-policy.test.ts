import { describe, expect, it } from 'vitest';

import { CONTACT_REPLY_DAYS, formatDay, PRIVACY_EFFECTIVE_FROM } from '@/domain/legal/privacy-policy';
import { formatInstant } from '@/domain/shared/instant';
import { SPECIFIED_LANGUAGES } from '@test/support/specified-languages';

describe('PRIVACY_EFFECTIVE_FROM, CONTACT_REPLY_DAYS', () => {
  it('are 2023-05-01 and 30 days [ROUTE-44, ROUTE-45]', () => {
    expect(formatInstant(PRIVACY_EFFECTIVE_FROM)).toBe('2023-05-01T00:00:00.000Z');
    expect(CONTACT_REPLY_DAYS).toBe(30);
  });
});

describe('formatDay', () => {
  it('formats a day as the language does', () => {
    expect(SPECIFIED_LANGUAGES.map((language) => formatDay(PRIVACY_EFFECTIVE_FROM, language))).toEqual([
      '1 maj 2023',
      '1. toukokuuta 2023',
      '1 May 2023',
      '1 мая 2023 г.',
      '1. mai 2023',
    ]);
  });
});
