import { describe, expect, it } from 'vitest';

import { parsePrice } from '@/domain/staff/parse-price';
import { amount } from '@test/support/builders/ids';

describe('parsePrice', () => {
  it.each(['49.5', '49,5', ' 49,50 '])('reads a point and a comma: "%s"', (text) => {
    expect(parsePrice(text)).toBe(amount('49.5'));
  });

  it.each(['', '0', '-5', '1.005', '1 000', 'free'])('refuses what is no price: "%s"', (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });
});
