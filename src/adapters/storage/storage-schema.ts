import type * as z from 'zod/mini';

import type { KeptKey, VisitKey } from '@/adapters/storage/storage-keys';
import { keptBasket } from '@/adapters/storage/schemas/kept-basket';
import { keptMenu } from '@/adapters/storage/schemas/kept-menu';
import { keptOrders } from '@/adapters/storage/schemas/kept-orders';
import {
  keptAppSettings,
  keptAuth,
  keptDietFilter,
  keptNavigation,
  keptSuggestions,
} from '@/adapters/storage/schemas/kept-rest';
import { keptShop } from '@/adapters/storage/schemas/kept-shop';
import type { DietFilter } from '@/domain/menu/diets';

/** How one value is stored: under which key, in which version of its form, read by which schema. */
export interface KeptFormat<Value> {
  readonly key: KeptKey | VisitKey;
  readonly version: number;
  readonly schema: z.ZodMiniType<Value>;
  /** What of the value is written, where its type may carry more than may be stored. */
  pick?(value: Value): Value;
}

const format = <Value>(key: KeptKey, schema: z.ZodMiniType<Value>): KeptFormat<Value> => ({
  key,
  version: 1,
  schema,
});

/** Of the visit, not of the device. */
export const DIET_FILTER_FORMAT: KeptFormat<DietFilter> = {
  key: 'dietFilter',
  version: 1,
  schema: keptDietFilter,
};

/** How each of the named keys is read and written. */
export const KEPT_FORMATS = {
  suggestedArticles: format('suggestedArticles', keptSuggestions),
  menu: format('menu', keptMenu),
  cart: format('cart', keptBasket),
  auth: {
    ...format('auth', keptAuth),
    /** Nothing else of a session is stored, whatever it carries. */
    pick: ({ user, isAuthenticated }) => ({ user, isAuthenticated }),
  } satisfies KeptFormat<z.infer<typeof keptAuth>>,
  shop: format('shop', keptShop),
  navigation: format('navigation', keptNavigation),
  appStore: format('appStore', keptAppSettings),
  order: format('order', keptOrders),
} as const satisfies Readonly<Record<KeptKey, unknown>>;
