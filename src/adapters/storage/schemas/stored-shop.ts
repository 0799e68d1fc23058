import * as z from 'zod/mini';

import { type Codec, i18n, orUndefined } from '@/adapters/contract/fields';
import { shopFields } from '@/adapters/contract/shop';
import { moment, openingHours } from '@/adapters/storage/schemas/fields';
import type { StoredShop } from '@/domain/shop/shop';

export const storedShop: Codec<StoredShop> = z.object({
  ...z.omit(shopFields, { i18n: true }).shape,
  translations: i18n,
  openingHours: z.array(openingHours),
  asOf: orUndefined(moment),
});
