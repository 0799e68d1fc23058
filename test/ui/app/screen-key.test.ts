import { describe, expect, it } from 'vitest';

import { screenKey } from '@/ui/app/screen-key';
import { aRoute } from '@test/support/builders/a-route';

const isSameScreen = (one: string, other: string) => screenKey(aRoute(one)) === screenKey(aRoute(other));

describe('screenKey', () => {
  it.each([
    ['/shop/1/menu/lunch', '/shop/1/menu/drinks?search=x'],
    ['/order/o-1?x=1', '/order/o-1#top'],
  ])('keeps the screen from %s to %s', (one, other) => {
    expect(isSameScreen(one, other)).toBe(true);
  });

  it.each([
    ['/shop/1/menu', '/shop/2/menu'],
    ['/shop/1/menu/articles/a', '/shop/1/menu/articles/b'],
    ['/order/o-1', '/order/o-2'],
    ['/?shop=1', '/?shop=2'],
    ['/?shop=1', '/'],
  ])('makes another screen from %s to %s', (one, other) => {
    expect(isSameScreen(one, other)).toBe(false);
  });

  it('makes another screen of an order once its code is in the fragment, which alone is no navigation', () => {
    expect(isSameScreen('/order/o-1', '/order/o-1#code=ABCDEFGHIJKLMNOPQRSTUV')).toBe(false);
  });
});
