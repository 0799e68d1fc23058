import * as z from 'zod/mini';

import { branded, currency } from '@/adapters/contract/fields';
import { orderType, shopId, spotId } from '@/adapters/contract/order-place';
import { parseLanguage } from '@/domain/shared/language';

/** What the script of a page of the server needs to show and to change the basket: nothing of a visitor. */
export const pageBasketState = z.object({
  language: branded(z.string(), parseLanguage),
  shop: z.object({ shopId, shopName: z.string() }),
  /** Of the address, as by the code on a table. */
  orderType: z.optional(orderType),
  spotId: z.optional(spotId),
  currency,
  /** With their placeholders; plural forms by their suffixes. */
  texts: z.record(z.string(), z.string()),
});

export type PageBasketState = z.infer<typeof pageBasketState>;
