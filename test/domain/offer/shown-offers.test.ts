import { describe, expect, it } from 'vitest';
import { isCoffeeCard, shownOffers } from '@/domain/offer/shown-offers';
import { addMs, instant } from '@/domain/shared/instant';
import { anOffer } from '@test/support/builders/an-offer';

const NOW = instant(1_000_000);
const ids = (...offers: readonly ReturnType<typeof anOffer>[]) =>
  shownOffers(offers, NOW).map(({ id }) => id);

describe('shownOffers', () => {
  it('leaves out ended offers, from the moment of their end', () => {
    const ends = (id: string, inMs: number) => anOffer({ id, validTo: addMs(NOW, inMs) });
    expect(ids(ends('over', -1), ends('now', 0), ends('soon', 1))).toEqual(['soon']);
  });

  it('includes offers that have not started', () => {
    expect(ids(anOffer({ id: 'later', validFrom: addMs(NOW, 1) }))).toEqual(['later']);
  });

  it('lists coffee cards first, then by end, those without an end last', () => {
    const coming = [
      anOffer({ id: 'always' }),
      anOffer({ id: 'week', validTo: addMs(NOW, 7) }),
      anOffer({ id: 'day', validTo: addMs(NOW, 1) }),
      anOffer({ id: 'coffee', usesLeft: 0 }),
    ];
    expect(ids(...coming)).toEqual(['coffee', 'day', 'week', 'always']);
    expect(ids(...coming.toReversed())).toEqual(['coffee', 'day', 'week', 'always']);
  });
});

describe('isCoffeeCard', () => {
  it('is true for an offer with a number of uses, also none [OPEN-36]', () => {
    expect([anOffer({ usesLeft: 3 }), anOffer({ usesLeft: 0 }), anOffer()].map(isCoffeeCard)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
