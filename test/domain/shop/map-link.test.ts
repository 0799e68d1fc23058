import { describe, expect, it } from 'vitest';

import { mapLink } from '@/domain/shop/map-link';
import { aShop } from '@test/support/builders/a-shop';

const contactInformation = {
  address1: 'Götgatan 1',
  address2: '',
  zipCode: '116 46',
  city: 'Stockholm',
  phone: undefined,
};
const nowhere = { ...contactInformation, address1: '', zipCode: '', city: '' };

const destination = (link: string | undefined) => new URL(link ?? '').searchParams.get('destination');

describe('mapLink', () => {
  it('leads to the coordinates of a shop', () => {
    const link = mapLink(aShop({ location: { latitude: 59.3, longitude: -18.06 } }));
    expect([new URL(link ?? '').protocol, destination(link)]).toEqual(['https:', '59.3,-18.06']);
  });

  it('leads to the address of a shop without coordinates', () => {
    const link = mapLink({ contactInformation, location: undefined });
    expect(destination(link)).toBe('Götgatan 1, 116 46 Stockholm');
  });

  it('returns nothing for a shop without either', () => {
    expect(mapLink({ contactInformation: nowhere, location: undefined })).toBeUndefined();
  });
});
