import * as z from 'zod/mini';

import { branded, list, maybe, orUndefined, time } from '@/adapters/contract/fields';
import { articleCode, choiceCode } from '@/adapters/contract/menu-codes';
import { orderType, shopId, spotId } from '@/adapters/contract/order-place';
import { parseCustomerCode } from '@/domain/order/order';
import type { OrderRequest } from '@/domain/order/order-request';

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,128}$/));

/** An empty text is not sent. */
const sentText = z.codec(maybe(z.string()), z.string(), {
  decode: (text) => text ?? '',
  encode: (text) => (text === '' ? undefined : text),
});

export const orderRequestItem = z.object({
  code: articleCode,
  quantity: z.int(),
  choices: list(
    z.object({
      level: z.int(),
      articleCode,
      choiceCode,
      /** The `choiceCode/articleCode` path of the choice that contains a nested one. */
      parent: sentText,
    }),
  ),
});

/** The wire of a diet filter, of an order and of the board. */
export const dietaryNeeds = z.object({ diets: list(z.string()), withoutAllergens: list(z.string()) });

/** POST /api/order. Source: spec §3 Order request, AMB-49, AMB-50. */
export const orderRequest = z.object({
  shopId,
  orderType,
  pickupTime: time,
  readyAt: orUndefined(time),
  items: list(orderRequestItem),
  customerCode: branded(token, parseCustomerCode),
  note: sentText,
  spotId: orUndefined(spotId),
  dietaryNeeds: orUndefined(dietaryNeeds),
  email: orUndefined(z.string()),
  phoneNumber: orUndefined(z.string()),
  newsByMail: orUndefined(z.boolean()),
}) satisfies z.ZodMiniType<OrderRequest>;

export type OrderRequestDto = z.input<typeof orderRequest>;
