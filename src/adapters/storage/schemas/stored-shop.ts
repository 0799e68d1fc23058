import * as z from 'zod/mini';

import { type Codec, orUndefined } from '@/adapters/contract/fields';
import { shop } from '@/adapters/contract/shop';
import { moment } from '@/adapters/storage/schemas/fields';
import { WEEKDAYS } from '@/domain/shop/opening-hours';
import type { StoredShop } from '@/domain/shop/shop';

const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1439));

export const storedShop: Codec<StoredShop> = z.object({
  ...shop.shape,
  openingHours: z.array(z.object({ dayOfWeek: z.enum(WEEKDAYS), opens: minuteOfDay, closes: minuteOfDay })),
  asOf: orUndefined(moment),
});
