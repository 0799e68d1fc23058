import * as z from 'zod/mini';

import { lenientList } from '@/adapters/contract/lenient-list';
import { shopFields } from '@/adapters/contract/shop';
import { type Reader, tolerant } from '@/adapters/contract/tolerant';
import type { ShopPlace } from '@/domain/ports/shop-catalog';

/** Each of GET /api/shops/places, an optional extension of ours (DEC-167). */
export const shopPlace = z.pick(shopFields, {
  ...{ id: true, name: true, status: true, openForBusiness: true },
  ...{ location: true, timeZone: true, externalAppUri: true },
});

export type ShopPlaceDto = z.input<typeof shopPlace>;

export const readShopPlaces: Reader<readonly ShopPlace[]> = lenientList<ShopPlace>(
  tolerant(shopPlace, { fields: ['location', 'timeZone'] }),
  ({ id }) => id,
);
