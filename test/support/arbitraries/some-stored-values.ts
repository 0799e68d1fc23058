import fc from 'fast-check';

import type { DietFilter } from '@/domain/menu/diets';
import type { StoredBasket } from '@/domain/basket/stored-basket';
import type { StoredNavigation } from '@/domain/navigation/page-tracking';
import { ORDER_STATUSES } from '@/domain/order/order-status';
import type { StoredOrders } from '@/domain/order/stored-orders';
import type { StoredMenu } from '@/domain/ports/stored-value';
import type { AppSettings } from '@/domain/settings/app-settings';
import type { ArticleCode } from '@/domain/menu/menu';
import type { Shop } from '@/domain/shop/shop';
import { instant } from '@/domain/shared/instant';
import { someBasketItems } from '@test/support/arbitraries/some-basket';
import { someBasketOperation } from '@test/support/arbitraries/some-basket-operation';
import { someMenu } from '@test/support/arbitraries/some-menu';
import { someShop } from '@test/support/arbitraries/some-shop';
import { someLanguage } from '@test/support/arbitraries/some-text';
import { aBasket } from '@test/support/builders/a-basket';
import { anOrderIntent } from '@test/support/builders/an-order-intent';
import { tabId } from '@test/support/builders/basket-ids';
import { articleCode } from '@test/support/builders/ids';
import { customerCode, orderId } from '@test/support/builders/order-ids';

const someInstant = () => fc.integer({ min: 0, max: 4_000_000_000_000 }).map(instant);

const someBasket = () => someBasketItems().map((items) => aBasket({ items }));

export const someStoredBasket = (): fc.Arbitrary<StoredBasket> =>
  fc.record({
    log: fc.record({
      base: someBasket(),
      folded: fc.dictionary(fc.constantFrom('a', 'b'), fc.nat(), { maxKeys: 2 }),
      operations: fc.array(
        fc.record({
          stamp: fc.record({
            time: fc.nat(),
            tab: fc.constantFrom('a', 'b').map(tabId),
            sequence: fc.integer({ min: 1, max: 99 }),
          }),
          operation: someBasketOperation(),
        }),
        { maxLength: 3 },
      ),
    }),
    setAside: fc.array(someBasket(), { maxLength: 2 }),
  });

const someTracked = () =>
  fc.array(
    fc.record({
      id: fc.constantFrom('order-1', 'order-2').map(orderId),
      expires: someInstant(),
      customerCode: fc.constant(customerCode('customer-code-of-the-order')),
    }),
    { maxLength: 2 },
  );

export const someStoredOrders = (): fc.Arbitrary<StoredOrders> =>
  fc.record({
    details: fc.array(
      fc.record({
        orderId: fc.constant(orderId('order-1')),
        pickupTime: someInstant(),
        customerCode: fc.constant(customerCode('customer-code-of-the-order')),
        paymentID: fc.constantFrom('', 'payment-1'),
        userAgent: fc.string(),
        shownTime: fc.option(someInstant(), { nil: undefined }),
        isPaid: fc.constantFrom(undefined, true),
        isNotified: fc.constantFrom(undefined, true),
        number: fc.constantFrom(undefined, '12'),
        shopName: fc.constantFrom(undefined, 'Lucka Vasastan'),
        status: fc.constantFrom(undefined, ...ORDER_STATUSES),
        seenStatus: fc.constantFrom(undefined, ...ORDER_STATUSES),
      }),
      { maxLength: 2 },
    ),
    intent: fc.option(fc.constant(anOrderIntent()), { nil: undefined }),
    tracked: fc.record({
      paid: someTracked(),
      delivered: someTracked(),
      rollbacked: someTracked(),
      lastPolled: fc.option(someInstant(), { nil: undefined }),
    }),
  });

export const someStoredMenu = (): fc.Arbitrary<StoredMenu> =>
  fc.record({ menu: someMenu(), language: someLanguage(), loadedAt: someInstant() });

export const someStoredNavigation = (): fc.Arbitrary<StoredNavigation> =>
  fc.record({
    tracking: fc.record({
      currentPage: fc.string(),
      lastPage: fc.string(),
      currentPageFullPath: fc.string(),
      lastPageFullPath: fc.string(),
      isSmallScreen: fc.boolean(),
    }),
    bookmark: fc.option(
      fc.record({ path: fc.webPath(), note: fc.string(), spotId: fc.constant(undefined) }),
      {
        nil: undefined,
      },
    ),
  });

/** What storage may rightly hold, by key. */
export const someStored: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  cart: someStoredBasket(),
  menu: someStoredMenu(),
  order: someStoredOrders(),
  navigation: someStoredNavigation(),
  shop: someShop() satisfies fc.Arbitrary<Shop>,
  suggestedArticles: fc.constant([articleCode('tea')] satisfies readonly ArticleCode[]),
  appStore: fc.record({
    settings: fc.constant(undefined),
    language: fc.option(someLanguage(), { nil: undefined }),
    telemetryConsent: fc.constantFrom('granted' as const, 'refused' as const, undefined),
  }) satisfies fc.Arbitrary<AppSettings>,
  auth: fc.record({ user: fc.constant(undefined), isAuthenticated: fc.boolean() }),
  dietFilter: fc.record({
    diets: fc.subarray(['vegan', 'halal']),
    withoutAllergens: fc.subarray(['peanuts', 'milk']),
  }) satisfies fc.Arbitrary<DietFilter>,
};
