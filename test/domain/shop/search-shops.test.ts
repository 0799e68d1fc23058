import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchShops } from '@/domain/shop/search-shops';
import { someShops } from '@test/support/arbitraries/some-shop';
import { someWords } from '@test/support/arbitraries/some-text';
import { aContact, aShop } from '@test/support/builders/a-shop';

const SHOP = aShop({
  name: 'Lucka Söder',
  description: 'Lunch by the square',
  contactInformation: aContact({
    address1: 'Götgatan 31',
    address2: 'Gårdshuset',
    zipCode: '116 21',
    city: 'Malmö',
    phone: '0812345',
  }),
});

describe('searchShops', () => {
  it.each(['Lucka', 'by the sq', 'Götgatan 31', 'Malmö'])(
    'finds by name, description, first address line and city: %s [SHOP-07, ENT-02]',
    (text) => {
      expect(searchShops([SHOP], text)).toEqual([SHOP]);
    },
  );

  it.each(['Gårdshuset', '116 21', '0812345', 'Stockholm'])('finds by nothing else: %s [SHOP-07]', (text) => {
    expect(searchShops([SHOP], text)).toEqual([]);
  });

  it('ignores case [SHOP-05]', () => {
    expect(searchShops([SHOP], 'lUCKA sÖDER')).toEqual([SHOP]);
  });

  it('ignores surrounding space [SHOP-06]', () => {
    expect(searchShops([SHOP], '  malmö\u00a0\n')).toEqual([SHOP]);
  });

  it('finds all for an empty text', () => {
    expect(searchShops([SHOP], '')).toEqual([SHOP]);
    expect(searchShops([SHOP], '   ')).toEqual([SHOP]);
  });

  it('finds accented letters by plain ones', () => {
    expect(searchShops([SHOP], 'gotgatan')).toEqual([SHOP]);
  });

  it.each(['Mamlö', 'Götgtan 31', 'luka soder'])('forgives a wrong letter: %s [DEC-147]', (text) => {
    expect(searchShops([SHOP], text)).toEqual([SHOP]);
  });

  it('forgives nothing where the text is found as it is [DEC-147]', () => {
    const other = aShop({ name: 'Lycka' });
    expect(searchShops([other, SHOP], 'lucka')).toEqual([SHOP]);
  });

  it('finds the description in every language [DEC-139]', () => {
    const translations = { description: [{ language: 'fi', text: 'Kotiruokaa' }] };
    const other = aShop({ name: 'Torget', translations });
    expect(searchShops([SHOP, other], 'kotiruoka')).toEqual([other]);
  });

  it('finds no match across two fields', () => {
    expect(searchShops([SHOP], 'Söder Lunch')).toEqual([]);
  });

  it('never adds, repeats or reorders, and finds every shop by any part of its name [SHOP-05, SHOP-07]', () => {
    fc.assert(
      fc.property(someShops(), someWords(), fc.nat(), fc.nat(), (shops, text, from, length) => {
        const found = searchShops(shops, text);
        expect(found).toEqual(shops.filter((shop) => found.includes(shop)));
        for (const shop of shops) {
          const part = shop.name.slice(from % shop.name.length).slice(0, 1 + (length % 5));
          expect(searchShops(shops, part.toUpperCase())).toContain(shop);
        }
      }),
    );
  });
});
