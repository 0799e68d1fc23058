import * as z from 'zod/mini';

import { anyCase, branded } from '@/adapters/contract/fields';
import { ORDER_TYPES } from '@/domain/settings/order-type';
import { parseSpotId } from '@/domain/shop/delivery-spot';
import { parseShopId } from '@/domain/shop/shop';

// Where an order is for. Alone in this file, since the script of a page reads nothing else of shops.

export const shopId = branded(z.number(), parseShopId);

export const spotId = branded(z.int(), parseSpotId);

/** Both forms are read; `TakeAway` is written, and `takeAway` in the settings. Source: AMB-30. */
export const orderType = anyCase(ORDER_TYPES);
