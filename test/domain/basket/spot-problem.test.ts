import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ORDER_TYPES } from '@/domain/settings/order-type';
import { spotProblem } from '@/domain/basket/spot-problem';
import { aBasket } from '@test/support/builders/a-basket';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { spotId } from '@test/support/builders/ids';

const TABLE = aDeliverySpot({ id: spotId(4), orderType: 'DineInPlace' });
const HATCH = aDeliverySpot({ id: spotId(0), orderType: 'TakeAway' });
const BOTH = [TABLE, HATCH];

describe('spotProblem', () => {
  it.each([
    ['eating in without a spot', { orderType: 'DineInPlace', spotId: undefined }, 'missing'],
    ['eating in at a table', { orderType: 'DineInPlace', spotId: TABLE.id }, undefined],
    ['eating in at the hatch', { orderType: 'DineInPlace', spotId: HATCH.id }, 'unavailable'],
    ['taking away without a spot', { orderType: 'TakeAway', spotId: undefined }, undefined],
    ['taking away at the hatch, spot 0', { orderType: 'TakeAway', spotId: HATCH.id }, undefined],
    ['taking away at a table', { orderType: 'TakeAway', spotId: TABLE.id }, 'unavailable'],
    ['a spot that the shop does not have', { orderType: 'TakeAway', spotId: spotId(99) }, 'unavailable'],
    ['a table before the order type', { orderType: undefined, spotId: TABLE.id }, undefined],
  ] as const)('says of %s: %s is %s [DEC-10]', (_what, chosen, expected) => {
    expect(spotProblem(aBasket(chosen), BOTH)).toBe(expected);
  });

  it('requires a spot where the basket is flagged and one is offered [VAL-02, VAL-03]', () => {
    const basket = aBasket({ orderType: 'TakeAway', settings: { deliverySpotRequired: true } });
    expect(spotProblem(basket, BOTH)).toBe('missing');
    expect(spotProblem(basket, [TABLE])).toBeUndefined();
  });

  it('accepts eating in without a spot where the shop has none', () => {
    expect(spotProblem(aBasket({ orderType: 'DineInPlace' }), [HATCH])).toBeUndefined();
  });

  it('accepts exactly the choices that the loaded spots offer, and none that requires spots that are not loaded', () => {
    const someSpot = fc.record({
      id: fc.integer({ min: 0, max: 5 }).map(spotId),
      orderType: fc.constantFrom(...ORDER_TYPES),
    });
    const someSpots = fc.uniqueArray(someSpot.map(aDeliverySpot), { selector: ({ id }) => id });
    const someChoice = fc.record({
      orderType: fc.constantFrom(...ORDER_TYPES),
      spotId: fc.option(fc.integer({ min: 0, max: 5 }).map(spotId), { nil: undefined }),
      deliverySpotRequired: fc.boolean(),
    });
    fc.assert(
      fc.property(someSpots, someChoice, (spots, { deliverySpotRequired, ...choice }) => {
        const basket = aBasket({ ...choice, settings: { deliverySpotRequired } });
        const accepted = spotProblem(basket, spots) === undefined;
        if (choice.spotId !== undefined) {
          const spot = spots.find(({ id }) => id === choice.spotId);
          expect(accepted).toBe(spot?.orderType === choice.orderType);
        } else if (accepted && choice.orderType === 'DineInPlace') {
          expect(spots.some(({ orderType }) => orderType === 'DineInPlace')).toBe(false);
        }
        const needsSpots = choice.spotId !== undefined || choice.orderType === 'DineInPlace';
        if (needsSpots) expect(spotProblem(basket, undefined)).toBe('notLoaded');
      }),
    );
  });
});
