import { describe, expect, it } from 'vitest';
import { parseCustomerCode, parseOrderId, parsePaymentId } from '@/domain/order/order';
import { parseIntentKey } from '@/domain/order/order-intent';

describe('ids of an order', () => {
  it.each([
    ['order', parseOrderId],
    ['payment', parsePaymentId],
    ['customer code', parseCustomerCode],
  ])('%s: is URL-safe text of 1 to 128 characters', (_what, parse) => {
    expect(parse('a_B-9')).toBe('a_B-9');
    expect(parse('x'.repeat(128))).toBe('x'.repeat(128));
    for (const wrong of ['', 'a b', 'a/b', 'å', 'x'.repeat(129)]) expect(parse(wrong)).toBeUndefined();
  });

  it('key: is too long to be guessed', () => {
    expect(parseIntentKey('x'.repeat(22))).toBe('x'.repeat(22));
    for (const wrong of ['', 'x'.repeat(21), 'x'.repeat(129), ' '.repeat(30)]) {
      expect(parseIntentKey(wrong)).toBeUndefined();
    }
  });
});
