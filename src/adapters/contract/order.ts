import * as z from 'zod/mini';

import {
  currencyDto,
  instantDto,
  maybe,
  moneyDto,
  orderTypeDto,
  translationsDto,
} from '@/adapters/contract/common';

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,128}$/));

export const orderRequestChoiceDto = z.object({
  level: z.int(),
  articleCode: z.string(),
  choiceCode: z.string(),
  /** The `choiceCode/articleCode` path of the choice that contains a nested one. */
  parent: maybe(z.string()),
});

export const orderRequestItemDto = z.object({
  code: z.string(),
  quantity: z.int(),
  choices: z.array(orderRequestChoiceDto),
});

/** POST /api/order. Source: spec §3 Order request, AMB-49. */
export const orderRequestDto = z.object({
  shopId: z.int(),
  orderType: orderTypeDto,
  pickupTime: instantDto,
  items: z.array(orderRequestItemDto),
  customerCode: token,
  note: maybe(z.string()),
  spotId: maybe(z.int()),
  email: maybe(z.string()),
  phoneNumber: maybe(z.string()),
});

export type OrderRequestDto = z.infer<typeof orderRequestDto>;

/** 201 of POST /api/order. */
export const placedOrderDto = z.object({
  orderId: z.string(),
  customerCode: z.string(),
  pickupTime: instantDto,
  total: moneyDto,
  currency: currencyDto,
});

export type PlacedOrderDto = z.infer<typeof placedOrderDto>;

/** GET /api/order/{orderId}: a bare JSON string, capitalised. Source: AMB-31. */
export const orderStatusDto = z.string();

export const orderItemChoiceDto = z.object({
  code: z.string(),
  description: z.string(),
  i18n: maybe(translationsDto),
  price: moneyDto,
  /** Where the dish was chosen, so that it can be ordered again: as in the order request. */
  level: maybe(z.int()),
  choiceCode: maybe(z.string()),
  parent: maybe(z.string()),
});

export const orderItemDto = z.object({
  code: z.string(),
  description: z.string(),
  i18n: maybe(translationsDto),
  quantity: z.int(),
  price: moneyDto,
  choices: z.array(orderItemChoiceDto),
  total: moneyDto,
});

/** GET /api/order/{orderId}/details. */
export const orderDetailsDto = z.object({
  orderId: z.string(),
  number: z.string(),
  shopId: z.int(),
  shopName: z.string(),
  orderType: orderTypeDto,
  status: orderStatusDto,
  pickupTime: instantDto,
  timeZone: maybe(z.string()),
  spot: maybe(z.object({ name: z.string(), i18n: maybe(translationsDto) })),
  note: maybe(z.string()),
  items: z.array(orderItemDto),
  total: moneyDto,
  currency: currencyDto,
});

export type OrderDetailsDto = z.infer<typeof orderDetailsDto>;

/** POST /api/order/{orderId}/receipt. */
export const receiptRequestDto = z.object({ email: z.string() });
