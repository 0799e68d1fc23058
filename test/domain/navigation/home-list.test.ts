import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeListOf, homeListPath, isHomeListValue, withoutHomeList } from '@/domain/navigation/home-list';
import { aRoute } from '@test/support/builders/a-route';

describe('homeListOf', () => {
  it('reads what is searched for, and the page [DEC-168]', () => {
    expect(homeListOf(aRoute('/?q=+Oslo+&page=3'))).toEqual({ search: 'Oslo', page: 3 });
  });

  it.each(['/', '/?page=0', '/?page=x', '/?page=99999', '/?q=', '/shop/1/menu?q=Oslo&page=3'])(
    'begins with the first shop at %s',
    (path) => expect(homeListOf(aRoute(path))).toEqual({ search: '', page: 1 }),
  );

  it('cuts a text that the server would refuse', () => {
    expect(homeListOf(aRoute(`/?q=${'a'.repeat(200)}`)).search).toHaveLength(100);
  });

  it('reads what its address is built from', () => {
    const lists = fc.record({
      search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
      page: fc.integer({ min: 1, max: 9_999 }),
    });
    fc.assert(
      fc.property(lists, (list) => {
        expect(homeListOf(aRoute(homeListPath(list)))).toEqual(list);
      }),
    );
  });
});

describe('withoutHomeList', () => {
  it('leaves what is for the basket', () => {
    expect(withoutHomeList('/?q=Oslo&orderType=TakeAway&page=2')).toBe('/?orderType=TakeAway');
  });

  it('knows its own values', () => {
    expect(['q=a', 'page=2', 'shop=2', 'orderType=TakeAway'].map(isHomeListValue)).toEqual([
      ...[true, true, false, false],
    ]);
  });
});
