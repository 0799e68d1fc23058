import * as z from 'zod/mini';
import { list, maybe } from '@/adapters/contract/fields';
import { openingHours } from '@/adapters/contract/opening-hours';
import { shopFields } from '@/adapters/contract/shop';
import { SHOP_STATUSES } from '@/domain/shop/shop';

/** What the promised time is computed from. */
export const preparation = z.strictObject({
  minutes: z.int().check(z.gte(1), z.lte(240)),
  /** How many orders the kitchen makes at the same time; left out, as many as there are. */
  atOnce: z.optional(z.int().check(z.gte(1), z.lte(1000))),
});

/** Who sells: the company that receipts name. */
export const seller = z.strictObject({
  name: z.string().check(z.minLength(1)),
  organisationNumber: z.string().check(z.minLength(1)),
  /** One line each. */
  address: z.array(z.string().check(z.minLength(1))),
});

export type Seller = z.infer<typeof seller>;

/** Per cent of value added tax, by class and order type. */
const vatRates = z.record(z.string(), z.object({ takeAway: z.number(), dineInPlace: z.number() }));

const exceptionalHours = z.object({ opens: z.string(), closes: z.string() });

/**
 * A shop as it is sent, without `openForBusiness` and `readyInMinutes`, which are computed at each request. Whether it
 * takes orders is decided by the status, which is therefore read literally.
 */
export const storedShop = z.input(
  z.extend(z.omit(shopFields, { openForBusiness: true, readyInMinutes: true }), {
    status: z.enum(SHOP_STATUSES),
    openingHours: maybe(list(openingHours)),
    /** Hours of single dates, as `2026-12-24`, and of dates of each year, as `12-25`; none means closed. */
    exceptions: z.optional(z.array(z.object({ date: z.string(), hours: z.array(exceptionalHours) }))),
    preparation: z.optional(preparation),
    seller: z.optional(seller),
    /** Undefined where the chain states no tax. */
    vat: z.optional(vatRates),
  }),
);

export type StoredShop = z.infer<typeof storedShop>;
