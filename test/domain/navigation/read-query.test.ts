import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBasketValues, namesSpot, readQuery, withoutBasketQuery } from '@/domain/navigation/read-query';
import { aRoute } from '@test/support/builders/a-route';

const read = (query: string) => readQuery(aRoute(`/shop/1/menu?${query}`));
const NOTHING = { orderType: undefined, note: undefined, spotId: undefined };

describe('readQuery', () => {
  it.each<[string, object, string]>([
    ['orderType=DineInPlace', { orderType: 'DineInPlace' }, 'NAV-05'],
    ['orderType=takeAway', { orderType: 'TakeAway' }, 'NAV-05'],
    ['note=No%20onions', { note: 'No onions' }, 'NAV-06'],
    [`note=${'x'.repeat(95)}`, { note: 'x'.repeat(90) }, 'NAV-06, VAL-01'],
    ['spotId=12', { spotId: 12 }, 'NAV-07'],
    ['spotId=0', { spotId: 0 }, 'NAV-07'],
  ])('reads %s as %o [%s]', (query, wanted) => {
    expect(read(query)).toEqual({ ...NOTHING, ...wanted });
    expect(hasBasketValues(read(query))).toBe(true);
  });

  it.each([
    '',
    'orderType=Delivery',
    'spotId=four',
    'spotId=1.5',
    'spotId=-1',
    'spotId=',
    'note=',
    'note=%20%0A',
  ])('ignores %j', (query) => {
    expect(read(query)).toEqual(NOTHING);
    expect(hasBasketValues(read(query))).toBe(false);
  });
});

describe('a query that names a prototype', () => {
  it('changes no prototype, and has no values [FAULT-C13]', () => {
    const name = fc.constantFrom(
      '__proto__',
      'constructor',
      'prototype',
      '__proto__[polluted]',
      'x.__proto__',
    );
    const pair = fc.tuple(name, fc.string()).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 4 }), text, (pairs, note) => {
        const query = [...pairs, `polluted=${encodeURIComponent(note)}`].join('&');
        expect(read(query)).toEqual(NOTHING);
        expect(aRoute(`/?${query}`).query.get('toString')).toBeUndefined();
        expect('polluted' in {}).toBe(false);
      }),
    );
  });
});

describe('withoutBasketQuery', () => {
  it('removes the three values and leaves everything else unchanged [NAV-08]', () => {
    const path = '/shop/1/menu?a=%20+1&orderType=TakeAway&note=x&b&spotId=x&spotId=2&a=2#note=y';
    expect(withoutBasketQuery(path)).toBe('/shop/1/menu?a=%20+1&b&a=2#note=y');
    expect(withoutBasketQuery('/orders?note=x')).toBe('/orders');
    expect(withoutBasketQuery('/orders?n%6Fte=x')).toBe('/orders');
  });

  it('changes no other address, not even its encoding [NAV-08]', () => {
    for (const path of ['/orders?', '/orders#', '/orders?&&a=%zz', '/orders#note=x', '/orders?notes=x']) {
      expect(withoutBasketQuery(path)).toBe(path);
    }
  });

  it('always returns an address without values, and adds nothing to it [NAV-08]', () => {
    const name = fc.constantFrom('orderType', 'note', 'spotId', 'n%6fte', 'x', '');
    const pair = fc.tuple(name, fc.constantFrom('', '=', '=4', '=%zz')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
        const once = withoutBasketQuery(`/orders?${pairs.join('&')}#end`);
        expect(hasBasketValues(readQuery(aRoute(once)))).toBe(false);
        expect(withoutBasketQuery(once)).toBe(once);
        expect(once).toMatch(/^\/orders(\?[x=4%z&]*)?#end$/);
      }),
    );
  });
});

describe('namesSpot', () => {
  it.each([
    ['/shop/1/menu?orderType=DineInPlace&spotId=4', true],
    ['/shop/1/menu?orderType=DineInPlace&spotId=four', false],
    ['/shop/1/menu?spotId=4', false],
  ])('of %s is %s', (address, isNamed) => expect(namesSpot(address)).toBe(isNamed));
});
