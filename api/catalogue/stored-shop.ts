import * as z from 'zod/mini';
import { list, maybe } from '@/adapters/contract/fields';
import { openingHours, shop } from '@/adapters/contract/shop';
import { SHOP_STATUSES } from '@/domain/shop/shop';

const exceptionalHours = z.object({ opens: z.string(), closes: z.string() });

/**
 * A shop as it is sent, without `openForBusiness`, which is computed from hours and clock at each request. Whether it
 * takes orders is decided by the status, which is therefore read literally.
 */
export const storedShop = z.input(
  z.extend(z.omit(shop, { openForBusiness: true }), {
    status: z.enum(SHOP_STATUSES),
    openingHours: maybe(list(openingHours)),
    /** Hours of single dates, as `2026-12-24`, and of dates of each year, as `12-25`; none means closed. */
    exceptions: z.optional(z.array(z.object({ date: z.string(), hours: z.array(exceptionalHours) }))),
  }),
);

export type StoredShop = z.infer<typeof storedShop>;
