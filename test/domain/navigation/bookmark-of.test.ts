import { describe, expect, it } from 'vitest';
import { bookmarkOf } from '@/domain/navigation/bookmark-of';
import { aBasket } from '@test/support/builders/a-basket';
import { aRoute } from '@test/support/builders/a-route';
import { shopId, spotId } from '@test/support/builders/ids';

const basket = aBasket({ shopId: shopId(1), note: 'No onions', spotId: spotId(4) });

describe('bookmarkOf', () => {
  it('contains page, note and spot', () => {
    const path = '/order/7#code=abc';
    expect(bookmarkOf(aRoute(path), basket)).toEqual({ path, note: 'No onions', spotId: 4 });
  });

  it('contains them in the shop of the basket too', () => {
    const path = '/shop/1/menu';
    expect(bookmarkOf(aRoute(path), basket)).toEqual({ path, note: 'No onions', spotId: 4 });
  });

  it('uses note and spot of a link that was not reached', () => {
    const path = '/shop/1/menu?spotId=9&note=Hello';
    expect(bookmarkOf(aRoute(path), basket)).toEqual({ path, note: 'Hello', spotId: 9 });
  });

  it('uses neither note nor spot of another shop', () => {
    const path = '/shop/2/menu';
    expect(bookmarkOf(aRoute(path), basket)).toEqual({ path, note: '', spotId: undefined });
  });

  it('is undefined at home and on the offline page, unless home redirects further', () => {
    expect(bookmarkOf(aRoute('/'), basket)).toBeUndefined();
    expect(bookmarkOf(aRoute('/offline'), basket)).toBeUndefined();
    expect(bookmarkOf(aRoute('/?redirectUri=%2Forders'), basket)?.path).toBe('/?redirectUri=%2Forders');
  });
});
