import type { Offer } from '@/domain/offer/offer';

/** A public offer. */
export const anOffer = (different: Partial<Offer> = {}): Offer => ({
  id: 'winter',
  name: 'Winter lunch',
  description: 'Soup and bread',
  translations: {},
  imageUrl: undefined,
  validFrom: undefined,
  validTo: undefined,
  isMemberOnly: false,
  articleCodes: [],
  qrCode: undefined,
  usesLeft: undefined,
  ...different,
});
