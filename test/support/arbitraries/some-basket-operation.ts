import fc from 'fast-check';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { someBasketItem, someBasketItems } from '@test/support/arbitraries/some-basket';
import { aBasket } from '@test/support/builders/a-basket';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';
import { shopId, spotId } from '@test/support/builders/ids';

const someItemId = () => fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f').map(itemId);
const someSeed = () => fc.constantFrom('A', 'B', 'C').map(basketSeed);

const kind = <Kind extends string>(value: Kind) => fc.constant(value);

/** Anything that can happen to a basket; puts come up more often than what empties it. */
export const someBasketOperation = (): fc.Arbitrary<BasketOperation> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: kind('put'), item: someBasketItem(), seed: someSeed() }) },
    { weight: 3, arbitrary: fc.record({ kind: kind('decrease'), itemId: someItemId() }) },
    { weight: 3, arbitrary: fc.record({ kind: kind('remove'), itemId: someItemId() }) },
    fc.record({ kind: kind('clear'), alsoShop: fc.boolean() }),
    fc.record({
      kind: kind('moveToShop'),
      shopId: fc.integer({ min: 1, max: 3 }).map(shopId),
      shopName: fc.constantFrom('One', 'Two'),
    }),
    fc.record({
      kind: kind('chooseOrderType'),
      orderType: fc.constantFrom('TakeAway', 'DineInPlace'),
      keepsSpot: fc.boolean(),
    }),
    fc.record({ kind: kind('chooseSpot'), spotId: fc.integer({ min: 0, max: 3 }).map(spotId) }),
    fc.record({ kind: kind('writeNote'), note: fc.string({ maxLength: 8 }) }),
    fc.record({ kind: kind('setSettings'), settings: fc.record({ deliverySpotRequired: fc.boolean() }) }),
    fc.record({
      kind: kind('reprice'),
      prices: fc.array(fc.record({ itemId: someItemId(), item: someBasketItem() }), { maxLength: 2 }),
    }),
    fc.record({
      kind: kind('consume'),
      seed: someSeed(),
      lines: fc.array(fc.record({ itemId: someItemId(), quantity: fc.integer({ min: 1, max: 5 }) }), {
        maxLength: 3,
      }),
      nextSeed: someSeed(),
    }),
    fc.record({ kind: kind('renewSeed'), seed: someSeed(), nextSeed: someSeed() }),
    fc.record({ kind: kind('restore'), basket: someBasketItems().map((items) => aBasket({ items })) }),
  );
