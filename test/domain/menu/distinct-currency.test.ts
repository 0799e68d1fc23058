import { describe, expect, it } from 'vitest';
import { distinctCurrency } from '@/domain/menu/distinct-currency';

const SEK = { name: 'SEK', symbol: 'kr' };
const NOK = { name: 'NOK', symbol: 'kr' };
const EUR = { name: 'EUR', symbol: '€' };

describe('distinctCurrency', () => {
  it('is shown by its code next to another with the same symbol [DEC-146]', () => {
    expect(distinctCurrency(SEK, [SEK, NOK, EUR])).toEqual({ name: 'SEK', symbol: 'SEK' });
    expect(distinctCurrency(NOK, [SEK, NOK])).toEqual({ name: 'NOK', symbol: 'NOK' });
  });

  it('keeps its symbol where no other has it [DEC-146]', () => {
    expect(distinctCurrency(EUR, [SEK, NOK, EUR])).toBe(EUR);
    expect(distinctCurrency(SEK, [SEK, { ...SEK }, EUR])).toBe(SEK);
  });
});
