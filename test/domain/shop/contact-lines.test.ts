import { describe, expect, it } from 'vitest';

import { contactLines } from '@/domain/shop/contact-lines';

const address = { address1: 'Götgatan 1', address2: '2 tr', zipCode: '116 46', city: 'Stockholm' };

describe('contactLines', () => {
  it('returns streets, town and phone number', () => {
    expect(contactLines({ ...address, phone: '08-123' })).toEqual([
      'Götgatan 1, 2 tr',
      '116 46 Stockholm',
      '08-123',
    ]);
  });

  it('leaves out what is empty', () => {
    const empty = { address1: '', address2: '', zipCode: '', city: '', phone: undefined };
    expect(contactLines(empty)).toEqual([]);
    expect(contactLines({ ...address, address2: '', zipCode: '', phone: '' })).toEqual([
      'Götgatan 1',
      'Stockholm',
    ]);
  });
});
