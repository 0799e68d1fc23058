import * as z from 'zod/mini';

import { currencyDto, instantDto, maybe, moneyDto, orderTypeDto } from '@/adapters/contract/common';
import { orderItemDto, orderStatusDto } from '@/adapters/contract/order';

/** POST and DELETE /api/user/favorite. The code of a shop is its id as text. */
export const favoriteDto = z.object({ code: z.string(), type: z.enum(['article', 'shop']) });

/** 200 of DELETE /api/user/favorite: the remaining ones. */
export const favoritesDto = z.array(favoriteDto);

/** GET /api/user/profile. Source: spec §3 User profile. */
export const userProfileDto = z.object({
  isAuthenticated: z.boolean(),
  favorites: maybe(favoritesDto),
  name: maybe(z.string()),
  lastName: maybe(z.string()),
  email: maybe(z.string()),
  phone: maybe(z.string()),
  memberNumber: maybe(z.string()),
});

export type UserProfileDto = z.infer<typeof userProfileDto>;

/** GET /api/user/order-history: a list of these, the newest first. Source: decisions, Order history. */
export const pastOrderDto = z.object({
  orderId: z.string(),
  number: z.string(),
  createdAt: instantDto,
  timeZone: maybe(z.string()),
  shopId: z.int(),
  shopName: z.string(),
  orderType: orderTypeDto,
  status: orderStatusDto,
  items: z.array(orderItemDto),
  total: moneyDto,
  currency: currencyDto,
});

export type PastOrderDto = z.infer<typeof pastOrderDto>;
