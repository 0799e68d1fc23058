import type * as z from 'zod/mini';

import { storedBasket } from '@/adapters/storage/schemas/stored-basket';
import type { StorageKey } from '@/adapters/storage/storage-keys';

/** How one value is stored: its key, the version of its format, and its schema. */
export interface StorageSchema<Value> {
  readonly key: StorageKey;
  readonly version: number;
  readonly schema: z.ZodMiniType<Value>;
  /** What is written of the value, where its type has fields that must not be stored. */
  pick?(value: Value): Value;
}

export const format = <Value>(key: StorageKey, schema: z.ZodMiniType<Value>): StorageSchema<Value> => ({
  key,
  version: 1,
  schema,
});

/** The script of a page reads and writes the basket alone. */
export const BASKET_FORMAT = format('cart', storedBasket);
