import type * as z from 'zod/mini';

import { BASKET_FORMAT, format, type StorageSchema } from '@/adapters/storage/storage-format';
import type { StorageKey } from '@/adapters/storage/storage-keys';
import { storedMenu } from '@/adapters/storage/schemas/stored-menu';
import { storedOrders } from '@/adapters/storage/schemas/stored-orders';
import {
  storedAppSettings,
  storedAuth,
  storedDietFilter,
  storedNavigation,
  storedSuggestions,
} from '@/adapters/storage/schemas/small-values';
import { storedShop } from '@/adapters/storage/schemas/stored-shop';

/** How each of the named keys is read and written. */
export const STORAGE_SCHEMAS = {
  suggestedArticles: format('suggestedArticles', storedSuggestions),
  menu: format('menu', storedMenu),
  cart: BASKET_FORMAT,
  auth: {
    ...format('auth', storedAuth),
    /** Nothing else of a session is stored. */
    pick: ({ user, isAuthenticated }) => ({ user, isAuthenticated }),
  } satisfies StorageSchema<z.infer<typeof storedAuth>>,
  shop: format('shop', storedShop),
  navigation: format('navigation', storedNavigation),
  appStore: format('appStore', storedAppSettings),
  order: format('order', storedOrders),
  dietFilter: format('dietFilter', storedDietFilter),
} as const satisfies Readonly<Record<StorageKey, unknown>>;
