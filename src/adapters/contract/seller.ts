import * as z from 'zod/mini';

import { list } from '@/adapters/contract/fields';
import { shopId } from '@/adapters/contract/order-place';
import { type Reader, strict } from '@/adapters/contract/tolerant';
import type { ShopSeller } from '@/domain/legal/shop-seller';
import type { Seller } from '@/domain/order/receipt';

export const seller = z.object({
  name: z.string(),
  organisationNumber: z.string(),
  address: list(z.string()),
}) satisfies z.ZodMiniType<Seller>;

const shopSeller = z.extend(seller, { shops: list(z.object({ id: shopId, name: z.string() })) });

/** GET /api/sellers, an extension of ours (DEC-138). */
export const sellers = list(shopSeller);

/** Who sells is read as it is, or not at all. */
export const readSellers: Reader<readonly ShopSeller[]> = strict(sellers);
