import { describe, expect, it } from 'vitest';

import { phoneLink } from '@/domain/shop/phone-link';

describe('phoneLink', () => {
  it('has the digits of the number and its plus', () => {
    expect(phoneLink('+46 (0)8-123 45')).toBe('tel:+460812345');
  });
});
