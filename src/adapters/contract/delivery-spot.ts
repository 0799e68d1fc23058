import * as z from 'zod/mini';

import { branded, i18n } from '@/adapters/contract/fields';
import { lenientList } from '@/adapters/contract/lenient-list';
import { orderType } from '@/adapters/contract/settings';
import { tolerant } from '@/adapters/contract/tolerant';
import { type DeliverySpot, parseSpotId } from '@/domain/shop/delivery-spot';

export const spotId = branded(z.int(), parseSpotId);

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
