import fc from 'fast-check';
import type { BasketOperation, OperationKind, OperationOf } from '@/domain/basket/basket-operation';
import { someBasketItem, someBasketItems } from '@test/support/arbitraries/some-basket';
import { aBasket } from '@test/support/builders/a-basket';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';
import { shopId, spotId } from '@test/support/builders/ids';

const someItemId = () => fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f').map(itemId);
const someSeed = () => fc.constantFrom('A', 'B', 'C').map(basketSeed);

const kind = <const Kind extends OperationKind>(value: Kind) => fc.constant(value);

const { put, decrease, remove, ...others } = {
  put: fc.record({ kind: kind('put'), item: someBasketItem(), seed: someSeed() }),
  decrease: fc.record({ kind: kind('decrease'), itemId: someItemId() }),
  remove: fc.record({ kind: kind('remove'), itemId: someItemId() }),
  clear: fc.record({ kind: kind('clear'), alsoShop: fc.boolean() }),
  moveToShop: fc.record({
    kind: kind('moveToShop'),
    shopId: fc.integer({ min: 1, max: 3 }).map(shopId),
    shopName: fc.constantFrom('One', 'Two'),
  }),
  chooseOrderType: fc.record({
    kind: kind('chooseOrderType'),
    orderType: fc.constantFrom('TakeAway', 'DineInPlace'),
    keepsSpot: fc.boolean(),
  }),
  chooseSpot: fc.record({ kind: kind('chooseSpot'), spotId: fc.integer({ min: 0, max: 3 }).map(spotId) }),
  writeNote: fc.record({ kind: kind('writeNote'), note: fc.string({ maxLength: 8 }) }),
  setSettings: fc.record({
    kind: kind('setSettings'),
    settings: fc.record({ deliverySpotRequired: fc.boolean() }),
  }),
  reprice: fc.record({
    kind: kind('reprice'),
    prices: fc.array(fc.record({ itemId: someItemId(), item: someBasketItem() }), { maxLength: 2 }),
  }),
  consume: fc.record({
    kind: kind('consume'),
    seed: someSeed(),
    lines: fc.array(fc.record({ itemId: someItemId(), quantity: fc.integer({ min: 1, max: 5 }) }), {
      maxLength: 3,
    }),
    nextSeed: someSeed(),
  }),
  renewSeed: fc.record({ kind: kind('renewSeed'), seed: someSeed(), nextSeed: someSeed() }),
  restore: fc.record({
    kind: kind('restore'),
    basket: someBasketItems().map((items) => aBasket({ items })),
  }),
} satisfies { readonly [Kind in OperationKind]: fc.Arbitrary<OperationOf<Kind>> };

/** Any operation; `put` comes up more often than those that empty a basket. */
export const someBasketOperation = (): fc.Arbitrary<BasketOperation> =>
  fc.oneof(
    { weight: 8, arbitrary: put },
    { weight: 3, arbitrary: decrease },
    { weight: 3, arbitrary: remove },
    ...Object.values(others),
  );
