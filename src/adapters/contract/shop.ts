import * as z from 'zod/mini';

import { currencyDto, maybe, moneyDto, translatedTextDto, translationsDto } from '@/adapters/contract/common';

/** Times are `HH:mm:ss` or a full ISO time, of which only the time of day counts. */
export const openingHoursDto = z.object({
  dayOfWeek: z.string(),
  opens: z.string(),
  closes: z.string(),
});

/** GET /api/shops/{id}, and each of GET /api/shops. Source: spec §3 Shop; `timeZone`, OPEN-33. */
export const shopDto = z.object({
  id: z.number(),
  name: z.string(),
  description: maybe(z.string()),
  status: z.enum(['online', 'paused', 'offline']),
  openForBusiness: z.boolean(),
  contactInformation: maybe(
    z.object({
      address1: maybe(z.string()),
      address2: maybe(z.string()),
      zipCode: maybe(z.string()),
      city: maybe(z.string()),
      phone: maybe(z.string()),
    }),
  ),
  location: maybe(z.object({ latitude: z.number(), longitude: z.number() })),
  openingHours: maybe(z.array(openingHoursDto)),
  timeZone: maybe(z.string()),
  externalAppUri: maybe(z.string()),
});

/** A dish of a shop's menu, with the fields of the article that a picture with name and price needs. */
export const shopDishDto = z.object({
  code: z.string(),
  description: z.string(),
  i18n: maybe(translationsDto),
  price: moneyDto,
  currency: currencyDto,
  imageUrl: maybe(z.string()),
  imageId: maybe(translatedTextDto),
});

/** `dishes` is an extension of ours: some that can be ordered, in the order of the menu (DEC-80). */
export const listedShopDto = z.extend(shopDto, { dishes: maybe(z.array(shopDishDto)) });

export const shopsDto = z.array(listedShopDto);

export type ShopDto = z.infer<typeof shopDto>;
export type ShopDishDto = z.infer<typeof shopDishDto>;
export type ListedShopDto = z.infer<typeof listedShopDto>;
