import { describe, expect, it } from 'vitest';
import { parseBasketItemId, parseBasketSeed } from '@/domain/basket/basket';
import { parseTabId } from '@/domain/basket/basket-log';

describe('the names in a basket', () => {
  it.each([
    ['line', parseBasketItemId, 'a_B-9', ['', 'a b', 'a/b', 'x'.repeat(65)]],
    ['seed', parseBasketSeed, 'x'.repeat(22), ['', 'x'.repeat(21), 'x'.repeat(65), `${'x'.repeat(21)}=`]],
    ['tab', parseTabId, 'a_B-9', ['', 'a b', 'x'.repeat(65)]],
  ])('of a %s are URL-safe text of a sensible length', (_what, parse, right, wrong) => {
    expect(parse(right)).toBe(right);
    expect(wrong.map((text) => parse(text)).filter((value) => value !== undefined)).toEqual([]);
  });
});
