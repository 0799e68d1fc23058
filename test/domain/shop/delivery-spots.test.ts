import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_TYPES } from '@/domain/settings/order-type';
import { isSpotRequired } from '@/domain/shop/required-spot';
import { spotName, spotsForOrderType } from '@/domain/shop/spots-for-order-type';
import { someLanguage, someTranslations, someWords } from '@test/support/arbitraries/some-text';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { spotId } from '@test/support/builders/ids';

const named = (id: number, name: string) => aDeliverySpot({ id: spotId(id), name });

const HATCH = aDeliverySpot({ id: spotId(9), name: 'Hatch', orderType: 'TakeAway' });

const someSpots = () =>
  fc.array(
    fc
      .record({
        id: fc.nat(50).map(spotId),
        name: someWords(),
        orderType: fc.constantFrom(...ORDER_TYPES),
        translations: someTranslations('name'),
      })
      .map(aDeliverySpot),
    { maxLength: 12 },
  );

describe('spotsForOrderType', () => {
  it('returns the spots of the order type [VAL-04, ENT-24]', () => {
    expect(spotsForOrderType([named(1, 'Table 1'), HATCH], 'TakeAway', 'sv')).toEqual([HATCH]);
  });

  it('returns none while no order type is chosen [VAL-04]', () => {
    expect(spotsForOrderType([named(1, 'Table 1'), HATCH], undefined, 'sv')).toEqual([]);
  });

  it('sorts by the name in the chosen language [VAL-05]', () => {
    const window = aDeliverySpot({
      id: spotId(1),
      name: 'Z',
      translations: { name: [{ language: 'sv', text: 'A' }] },
    });
    const counter = named(2, 'B');
    expect(spotsForOrderType([counter, window], 'DineInPlace', 'sv')).toEqual([window, counter]);
    expect(spotsForOrderType([window, counter], 'DineInPlace', 'no')).toEqual([counter, window]);
  });

  it('sorts in the order of the language, and numbers by value [VAL-05]', () => {
    const spots = [named(1, 'Äng'), named(2, 'Zon'), named(3, 'Bord 10'), named(4, 'Bord 2')];
    const names = (language: 'sv' | 'en') =>
      spotsForOrderType(spots, 'DineInPlace', language).map(({ name }) => name);
    expect(names('sv')).toEqual(['Bord 2', 'Bord 10', 'Zon', 'Äng']);
    expect(names('en')).toEqual(['Äng', 'Bord 2', 'Bord 10', 'Zon']);
  });

  it('sorts equal names by id', () => {
    const [first, second] = [named(1, 'Table'), named(2, 'Table')];
    expect(spotsForOrderType([second, first], 'DineInPlace', 'sv')).toEqual([first, second]);
  });

  it('never returns a spot of another order type, and all of this one [VAL-04, VAL-05]', () => {
    fc.assert(
      fc.property(someSpots(), fc.constantFrom(...ORDER_TYPES), someLanguage(), (spots, type, language) => {
        const offered = spotsForOrderType(spots, type, language);
        expect(new Set(offered)).toEqual(new Set(spots.filter((spot) => spot.orderType === type)));
        expect(offered.every((spot) => spotName(spot, language) !== '')).toBe(true);
      }),
    );
  });
});

describe('isSpotRequired', () => {
  it('is true for eating in where the shop has spots for it [VAL-02]', () => {
    expect(isSpotRequired('DineInPlace', [named(1, 'Table 1')])).toBe(true);
    expect(isSpotRequired('DineInPlace', [HATCH])).toBe(false);
    expect(isSpotRequired('DineInPlace', [HATCH, named(1, 'Table 1')])).toBe(true);
    expect(isSpotRequired('TakeAway', [HATCH])).toBe(false);
    expect(isSpotRequired(undefined, [named(1, 'Table 1')])).toBe(false);
  });
});
