import fc from 'fast-check';
import { SHOP_STATUSES, type Location, type Shop } from '@/domain/shop/shop';
import { someOpeningHours } from '@test/support/arbitraries/some-opening-hours';
import { someTranslations, someWords } from '@test/support/arbitraries/some-text';
import { aContact, aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';

export const someLocation = (): fc.Arbitrary<Location> =>
  fc.record({
    latitude: someDegrees(90),
    longitude: someDegrees(180),
  });

/** Without -0, which JSON does not have. */
const someDegrees = (max: number): fc.Arbitrary<number> =>
  fc.double({ min: -max, max, noNaN: true }).map((degrees) => degrees + 0);

export const someShop = (): fc.Arbitrary<Shop> =>
  fc
    .record({
      id: fc.integer({ min: 1, max: 10_000 }).map(shopId),
      name: someWords(),
      description: someWords(),
      translations: someTranslations('description'),
      status: fc.constantFrom(...SHOP_STATUSES),
      openForBusiness: fc.boolean(),
      contactInformation: fc
        .record({ address1: someWords(), address2: someWords(), city: someWords() })
        .map(aContact),
      location: fc.option(someLocation(), { nil: undefined }),
      openingHours: someOpeningHours(),
      readyInMinutes: fc.option(fc.integer({ min: 1, max: 240 }), { nil: undefined }),
      externalAppUri: fc.constantFrom(undefined, 'https://app.example/'),
    })
    .map(aShop);

/** Shops of one chain: no two have the same id. */
export const someShops = (): fc.Arbitrary<readonly Shop[]> =>
  fc.uniqueArray(someShop(), { selector: (shop) => shop.id, maxLength: 30 });
