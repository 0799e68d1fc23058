import { isValidPhoneNumber } from 'libphonenumber-js';
import allPlans from 'libphonenumber-js/metadata.min.json';
import { describe, expect, it, vi } from 'vitest';

import { NumberingPlanPhoneNumbers } from '@/adapters/browser/numbering-plan-phone-numbers';
import plans from '@/adapters/browser/numbering-plans.json';

const numbers = new NumberingPlanPhoneNumbers();

describe('NumberingPlanPhoneNumbers', () => {
  it.each([
    '070-174 06 05',
    '+46 70 174 06 05',
    '0046701740605',
    '08-123 456 78',
    '+47 406 12 345',
    '+358 41 2345678',
  ])('accepts %s', async (text) => {
    expect(isValidPhoneNumber(text, 'SE')).toBe(true);
    expect(await numbers.isPhoneNumber(text, 'SE')).toBe(true);
  });

  it.each(['', '123', '070-174 06', '+46 70 174 06', '+47 1', 'ring mig', '0701740605'.repeat(4)])(
    'refuses %s',
    async (text) => {
      expect(await numbers.isPhoneNumber(text, 'SE')).toBe(false);
    },
  );

  it('accepts a number of a country without a plan', async () => {
    expect(await numbers.isPhoneNumber('+1 212 555 0123', 'SE')).toBe(true);
    expect(await numbers.isPhoneNumber('+1 2', 'SE')).toBe(false);
    expect(await numbers.isPhoneNumber('212 555 0123', 'SE')).toBe(false);
  });

  it('checks a number without country code by the country of the shop [DEC-12]', async () => {
    const countries = ['SE', 'FI', 'NO'] as const;
    const valid = (text: string) =>
      Promise.all(countries.map((country) => numbers.isPhoneNumber(text, country)));
    expect(await valid('0457 123 4567')).toEqual([false, true, false]);
    expect(await valid('070-174 06 05')).toEqual([true, true, false]);
    expect(await valid('+358 50 123 4567')).toEqual([true, true, true]);
  });

  it('accepts a local number of an unknown country', async () => {
    expect(await numbers.isPhoneNumber('01 42 68 53 00', undefined)).toBe(true);
    expect(await numbers.isPhoneNumber('ring mig', undefined)).toBe(false);
    expect(await numbers.isPhoneNumber('+46 70 174 06', undefined)).toBe(false);
  });

  it('accepts every number while the plans cannot be loaded', async () => {
    vi.doMock('@/adapters/browser/numbering-plans.json', () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await numbers.isPhoneNumber('123', 'SE')).toBe(true);
    vi.doUnmock('@/adapters/browser/numbering-plans.json');
  });
});

describe('numbering-plans.json', () => {
  it('has the plans of the package; `node scripts/numbering-plans.mjs` writes them', () => {
    expect(plans.version).toBe(allPlans.version);
    expect(allPlans.countries).toMatchObject(plans.countries);
  });

  it('has every country of each calling code', () => {
    const codes = Object.keys(plans.country_calling_codes);
    const all = Object.entries(allPlans.country_calling_codes).filter(([code]) => codes.includes(code));
    expect(plans.country_calling_codes).toEqual(Object.fromEntries(all));
  });
});
