import { describe, expect, it } from 'vitest';

import { draftOf, isSameDraft } from '@/domain/customer/profile-draft';
import { aMember } from '@test/support/builders/a-member';

const draft = draftOf(aMember());

describe('draftOf', () => {
  it('returns the fields of the form, and nothing else of the member [FORM-02]', () => {
    expect(draft).toEqual({
      name: 'Åsa',
      lastName: 'Öberg',
      email: 'asa@example.com',
      phone: '+46701234567',
    });
  });
});

describe('isSameDraft', () => {
  it('is true for equal fields', () => {
    expect(isSameDraft(draft, { ...draft })).toBe(true);
  });

  it.each(['name', 'lastName', 'email', 'phone'])('is false for another %s', (field) => {
    expect(isSameDraft(draft, { ...draft, [field]: 'x' })).toBe(false);
  });
});
