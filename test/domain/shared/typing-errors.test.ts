import { describe, expect, it } from 'vitest';
import { typingErrors } from '@/domain/shared/typing-errors';

describe('typingErrors', () => {
  it.each([
    ['kycklng', 'kyckling', 1],
    ['kycklign', 'kyckling', 1],
    ['margarita', 'margherita', 2],
    ['stokholm', 'stockholm', 1],
    ['stockkholm', 'stockholm', 1],
    ['kyckling', 'kyckling', 0],
    ['kyckn', 'kyckling', 1],
  ])('counts the wrong letters of %s for %s: %i', (typed, word, errors) => {
    expect(typingErrors(typed, word, 2)).toBe(errors);
  });

  it('is undefined for more than are allowed', () => {
    expect(typingErrors('margarita', 'margherita', 1)).toBeUndefined();
    expect(typingErrors('pizza', 'burgare', 2)).toBeUndefined();
    expect(typingErrors('burgaren', 'bur', 2)).toBeUndefined();
  });
});
