import { describe, expect, it } from 'vitest';
import { shopCountries } from '@/domain/shop/shop-countries';
import { shopId } from '@test/support/builders/ids';

const shop = (id: number, city: string) => ({ id: shopId(id), timeZone: `Europe/${city}` });
const CHAIN = [shop(1, 'Stockholm'), shop(2, 'Oslo'), shop(3, 'Helsinki'), shop(4, 'Stockholm')];
const NOWHERE = new Map();

describe('shopCountries', () => {
  it('has the country of the language first, then those with most shops [DEC-166]', () => {
    expect(shopCountries(CHAIN, { distancesKm: NOWHERE, language: 'no' })).toEqual(['NO', 'SE', 'FI']);
  });

  it('has the country with most shops first, where the chain is not in that of the language [DEC-166]', () => {
    expect(shopCountries(CHAIN, { distancesKm: NOWHERE, language: 'ru' })).toEqual(['SE', 'FI', 'NO']);
  });

  it('has the country of the nearest shop first, whatever the language [DEC-166]', () => {
    const distancesKm = new Map([
      [shopId(1), 500],
      [shopId(3), 2],
    ]);
    expect(shopCountries(CHAIN, { distancesKm, language: 'sv' })).toEqual(['FI', 'SE', 'NO']);
  });

  it('has shops of an unlisted time zone apart', () => {
    const [near, far] = [shop(1, 'Stockholm'), { id: shopId(9), timeZone: 'Asia/Tokyo' }];
    expect(shopCountries([far, near], { distancesKm: NOWHERE, language: 'sv' })).toEqual(['SE', undefined]);
  });
});
