import * as z from 'zod/mini';

import { type Codec, orUndefined } from '@/adapters/contract/fields';
import { shop } from '@/adapters/contract/shop';
import { moment, openingHours } from '@/adapters/storage/schemas/fields';
import type { StoredShop } from '@/domain/shop/shop';

export const storedShop: Codec<StoredShop> = z.object({
  ...shop.shape,
  openingHours: z.array(openingHours),
  asOf: orUndefined(moment),
});
