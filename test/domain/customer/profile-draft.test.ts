import { describe, expect, it } from 'vitest';

import { draftOf, isSameDraft } from '@/domain/customer/profile-draft';
import { aMember } from '@test/support/builders/a-member';

const draft = draftOf(aMember());

describe('draftOf', () => {
  it('has what stands in the fields, and nothing else of the member [FORM-02]', () => {
    expect(draft).toEqual({
      name: 'Åsa',
      lastName: 'Öberg',
      email: 'asa@example.com',
      phone: '+46701234567',
    });
  });
});

describe('isSameDraft', () => {
  it('holds where every field says the same', () => {
    expect(isSameDraft(draft, { ...draft })).toBe(true);
  });

  it.each(['name', 'lastName', 'email', 'phone'])('fails where the field %s differs', (field) => {
    expect(isSameDraft(draft, { ...draft, [field]: 'x' })).toBe(false);
  });
});
