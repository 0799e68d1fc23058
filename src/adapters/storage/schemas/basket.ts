import * as z from 'zod/mini';

import { branded, orUndefined, translations } from '@/adapters/contract/fields';
import { articleCode, choiceCode } from '@/adapters/contract/menu-codes';
import { shopId, spotId } from '@/adapters/contract/order-place';
import { amount, orElse, readableEntries } from '@/adapters/storage/schemas/fields';
import {
  type Basket,
  BASKET_ITEM_TYPES,
  type BasketItem,
  type BasketSettings,
  parseBasketItemId,
  parseBasketSeed,
} from '@/domain/basket/basket';
import { cutNote } from '@/domain/basket/note';
import { MAX_QUANTITY } from '@/domain/basket/quantity';
import { ORDER_TYPES } from '@/domain/settings/order-type';

export const basketItemId = branded(z.string(), parseBasketItemId);
export const basketSeed = branded(z.string(), parseBasketSeed);
export const orderType = z.enum(ORDER_TYPES);
export const note = branded(z.string(), cutNote);
export const quantity = z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY));

/** Added after the first version, which stored no names; a name that cannot be read is none. */
const name = orElse(z.optional(z.object({ description: z.string(), translations })), undefined);

const pricedArticle = z.object({ code: articleCode, price: amount, name: z.optional(name) });

/** One line, valid only as a whole: a dish without one of its choices is another dish. */
export const basketItem: z.ZodMiniType<BasketItem> = z.object({
  id: basketItemId,
  type: z.enum(BASKET_ITEM_TYPES),
  quantity,
  article: pricedArticle,
  flatChoices: z.array(
    z.object({
      id: z.string(),
      type: z.enum(BASKET_ITEM_TYPES),
      level: z.int(),
      choiceCode,
      parent: z.string(),
      article: pricedArticle,
    }),
  ),
});

export const basketSettings: z.ZodMiniType<BasketSettings> = z.object({ deliverySpotRequired: z.boolean() });

/**
 * The readable lines, and each other field or its empty value. Only the shop is required: lines of an unknown shop are
 * worthless.
 */
export const basket: z.ZodMiniType<Basket> = z.object({
  shopId: orUndefined(shopId),
  shopName: orElse(z.string(), ''),
  orderType: orElse(orUndefined(orderType), undefined),
  items: readableEntries(basketItem),
  note: orElse(note, ''),
  spotId: orElse(orUndefined(spotId), undefined),
  settings: orElse(basketSettings, { deliverySpotRequired: false }),
  seed: orElse(orUndefined(basketSeed), undefined),
});
