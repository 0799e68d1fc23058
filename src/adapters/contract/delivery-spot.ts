import * as z from 'zod/mini';

import { maybe, orderTypeDto, translationsDto } from '@/adapters/contract/common';

/** GET /api/shops/{shopId}/delivery-spots. Source: spec §3 Delivery spot. */
export const deliverySpotDto = z.object({
  id: z.int(),
  name: z.string(),
  i18n: maybe(translationsDto),
  orderType: orderTypeDto,
});

export const deliverySpotsDto = z.array(deliverySpotDto);

export type DeliverySpotDto = z.infer<typeof deliverySpotDto>;
