import * as z from 'zod/mini';

import { i18n } from '@/adapters/contract/fields';
import { lenientList } from '@/adapters/contract/lenient-list';
import { orderType, spotId } from '@/adapters/contract/order-place';
import { tolerant } from '@/adapters/contract/tolerant';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';

/** One of GET /api/shops/{shopId}/delivery-spots. Source: spec §3 Delivery spot. */
export const deliverySpot = z.codec(
  z.object({ id: spotId, name: z.string(), i18n, orderType }),
  z.custom<DeliverySpot>(),
  {
    decode: ({ i18n: translations, ...spot }) => ({ ...spot, translations }),
    encode: ({ translations, ...spot }) => ({ ...spot, i18n: translations }),
  },
);

export const readDeliverySpots = lenientList(tolerant(deliverySpot, { fields: ['i18n'] }), ({ id }) => id);

export type DeliverySpotDto = z.input<typeof deliverySpot>;
