import { describe, expect, it } from 'vitest';
import { byCountry } from '@/domain/shop/by-country';

const shop = (name: string, city: string) => ({ name, timeZone: `Europe/${city}` });

describe('byCountry', () => {
  it('has the order of the countries in the list, and in each that of the shops [DEC-166]', () => {
    const found = [shop('a', 'Oslo'), shop('b', 'Stockholm'), shop('c', 'Oslo'), shop('d', 'Stockholm')];
    const list = [shop('first', 'Stockholm'), shop('second', 'Oslo')];
    expect(byCountry(found, list).map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c']);
  });
});
