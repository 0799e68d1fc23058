import * as z from 'zod/mini';
import { list, maybe } from '@/adapters/contract/fields';
import { openingHours, shop } from '@/adapters/contract/shop';
import { SHOP_STATUSES } from '@/domain/shop/shop';

/**
 * A shop as it is sent, without `openForBusiness`, which is computed from hours and clock at each request. Whether it
 * takes orders is decided by the status, which is therefore read literally.
 */
export const storedShop = z.input(
  z.extend(z.omit(shop, { openForBusiness: true }), {
    status: z.enum(SHOP_STATUSES),
    openingHours: maybe(list(openingHours)),
  }),
);

export type StoredShop = z.infer<typeof storedShop>;
