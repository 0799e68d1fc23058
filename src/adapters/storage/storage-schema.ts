import type * as z from 'zod/mini';

import type { StorageKey } from '@/adapters/storage/storage-keys';
import { storedBasket } from '@/adapters/storage/schemas/stored-basket';
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

/** How one value is stored: its key, the version of its format, and its schema. */
export interface StorageSchema<Value> {
  readonly key: StorageKey;
  readonly version: number;
  readonly schema: z.ZodMiniType<Value>;
  /** What is written of the value, where its type has fields that must not be stored. */
  pick?(value: Value): Value;
}

const format = <Value>(key: StorageKey, schema: z.ZodMiniType<Value>): StorageSchema<Value> => ({
  key,
  version: 1,
  schema,
});

/** How each of the named keys is read and written. */
export const STORAGE_SCHEMAS = {
  suggestedArticles: format('suggestedArticles', storedSuggestions),
  menu: format('menu', storedMenu),
  cart: format('cart', storedBasket),
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
