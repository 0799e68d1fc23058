import * as z from 'zod/mini';

import { branded, moment, orUndefined } from '@/adapters/storage/schemas/fields';
import { WEEKDAYS } from '@/domain/shop/opening-hours';
import { parseShopId, SHOP_STATUSES, type StoredShop } from '@/domain/shop/shop';

const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1439));

export const shopId = branded(z.int(), parseShopId);

export const storedShop: z.ZodMiniType<StoredShop> = z.object({
  id: shopId,
  name: z.string(),
  description: z.string(),
  status: z.enum(SHOP_STATUSES),
  openForBusiness: z.boolean(),
  contactInformation: z.object({
    address1: z.string(),
    address2: z.string(),
    zipCode: z.string(),
    city: z.string(),
    phone: orUndefined(z.string()),
  }),
  location: orUndefined(z.object({ latitude: z.number(), longitude: z.number() })),
  openingHours: z.array(z.object({ dayOfWeek: z.enum(WEEKDAYS), opens: minuteOfDay, closes: minuteOfDay })),
  timeZone: z.string(),
  externalAppUri: orUndefined(z.string()),
  asOf: orUndefined(moment),
});
