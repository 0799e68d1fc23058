import { describe, expect, it } from 'vitest';
import {
  EMPTY_BASKET,
  INITIAL_BASKET_FLAGS,
  parseBasketItemId,
  parseBasketSeed,
} from '@/domain/basket/basket';
import { parseTabId } from '@/domain/basket/basket-log';

describe('ids of a basket', () => {
  it.each([
    ['line', parseBasketItemId, 'a_B-9', ['', 'a b', 'a/b', 'x'.repeat(65)]],
    ['seed', parseBasketSeed, 'x'.repeat(22), ['', 'x'.repeat(21), 'x'.repeat(65), `${'x'.repeat(21)}=`]],
    ['tab', parseTabId, 'a_B-9', ['', 'a b', 'x'.repeat(65)]],
  ])('accept URL-safe text of a limited length as %s', (_what, parse, right, wrong) => {
    expect(parse(right)).toBe(right);
    expect(wrong.map((text) => parse(text)).filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('EMPTY_BASKET', () => {
  it('has no shop, and requires no spot [ENT-17]', () => {
    expect(EMPTY_BASKET).toEqual({
      ...{ shopId: undefined, shopName: '', orderType: undefined, items: [], note: '', spotId: undefined },
      settings: { deliverySpotRequired: false },
      seed: undefined,
    });
  });
});

describe('INITIAL_BASKET_FLAGS', () => {
  it('shows only the order, before a route has set them [ENT-18]', () => {
    const { showOrderInfo, ...others } = INITIAL_BASKET_FLAGS;
    expect(showOrderInfo).toBe(true);
    expect(new Set(Object.values(others))).toEqual(new Set([false]));
    expect(Object.keys(others)).toHaveLength(4);
  });
});
