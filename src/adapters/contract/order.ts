import * as z from 'zod/mini';

import {
  absentAs,
  anyCase,
  branded,
  type Codec,
  converted,
  currency,
  i18n,
  list,
  maybe,
  money,
  orUndefined,
  text,
  time,
} from '@/adapters/contract/fields';
import { articleCode } from '@/adapters/contract/menu-codes';
import { shopId } from '@/adapters/contract/order-place';
import { rollbackReason } from '@/adapters/contract/rollback-reason';
import { seller } from '@/adapters/contract/seller';
import { shopContact } from '@/adapters/contract/shop';
import { timeZone } from '@/adapters/contract/time-zone';
import { type Reader, tolerant } from '@/adapters/contract/tolerant';
import type { DeclaredContents } from '@/domain/menu/diets';
import { parseChoiceCode } from '@/domain/menu/menu';
import {
  type ChosenPlace,
  type OrderDetails,
  type OrderItem,
  type OrderItemChoice,
  type OrderSpot,
  parseCustomerCode,
  parseOrderId,
  type PlacedOrder,
} from '@/domain/order/order';
import type { Receipt } from '@/domain/order/receipt';
import { parseVatRate, percentOf, type VatRate, type VatShare } from '@/domain/order/vat';
import { ORDER_STATUSES } from '@/domain/order/order-status';
import type { Amount } from '@/domain/shared/amount';
import { type OrderType, parseOrderType } from '@/domain/settings/order-type';

export const orderId = branded(z.string(), parseOrderId);
export const customerCode = branded(z.string(), parseCustomerCode);

/** 201 of POST /api/order. */
export const placedOrder = z.object({
  orderId,
  customerCode,
  pickupTime: time,
  readyAt: orUndefined(time),
  total: money,
  currency,
}) satisfies z.ZodMiniType<PlacedOrder>;

export const readPlacedOrder: Reader<PlacedOrder> = tolerant(placedOrder, { fields: ['readyAt'] });

/** GET /api/order/{orderId}: a bare JSON string, capitalised. Source: AMB-31. */
export const orderStatus = anyCase(ORDER_STATUSES, (name) => name.charAt(0).toUpperCase() + name.slice(1));

/** An order of an unknown type stays readable. */
const orderTypeOfOrder = z.codec(z.string(), z.custom<OrderType | undefined>(), {
  decode: parseOrderType,
  encode: (type) => type ?? '',
});

/**
 * Where a choice was chosen, so that the dish can be ordered again. The first versions of the server did not send it.
 */
function placeOf(dto: {
  readonly level?: number | null | undefined;
  readonly choiceCode?: string | null | undefined;
  readonly parent?: string | null | undefined;
}): ChosenPlace | undefined {
  const code = parseChoiceCode(dto.choiceCode ?? '');
  if (code === undefined || dto.level === undefined || dto.level === null) return undefined;
  return { level: dto.level, choiceCode: code, parent: dto.parent ?? '' };
}

const orderItemChoiceOf = (amount: Codec<Amount, number>) =>
  z.codec(
    z.object({
      code: articleCode,
      description: z.string(),
      i18n,
      price: amount,
      level: maybe(z.int()),
      choiceCode: maybe(z.string()),
      parent: maybe(z.string()),
    }),
    z.custom<OrderItemChoice>(),
    {
      decode: (dto) => ({
        code: dto.code,
        description: dto.description,
        translations: dto.i18n,
        price: dto.price,
        place: placeOf(dto),
      }),
      encode: ({ translations, place, ...choice }) => ({
        ...choice,
        i18n: translations,
        ...place,
        parent: place?.parent || undefined,
      }),
    },
  );

/** What was declared of a dish with its choices when it was ordered: an extension of ours. Source: DEC-123. */
export const contents = z.object({
  allergens: list(z.string()),
  isComplete: z.boolean(),
  diets: orUndefined(list(z.string())),
}) satisfies z.ZodMiniType<DeclaredContents>;

/** An ordered article whose money is written as `amount` writes it. */
export const orderItemOf = (amount: Codec<Amount, number>) =>
  z.codec(
    z.object({
      code: articleCode,
      description: z.string(),
      i18n,
      quantity: z.int(),
      price: amount,
      choices: list(orderItemChoiceOf(amount)),
      total: amount,
      contents: orUndefined(contents),
    }),
    z.custom<OrderItem>(),
    {
      decode: ({ i18n: translations, ...item }) => ({ ...item, translations }),
      encode: ({ translations, contents: declared, ...item }) => ({
        ...item,
        i18n: translations,
        contents: declared,
      }),
    },
  );

export const orderSpot = z.codec(z.object({ name: z.string(), i18n }), z.custom<OrderSpot>(), {
  decode: ({ name, i18n: translations }) => ({ name, translations }),
  encode: ({ name, translations }) => ({ name, i18n: translations }),
});

/** The fields of a placed order, for every reader. */
export const orderFields = {
  orderId,
  number: z.string(),
  shopId,
  shopName: z.string(),
  orderType: orderTypeOfOrder,
  status: orderStatus,
  timeZone,
  items: list(orderItemOf(money)),
  total: money,
  currency,
};

/** Fields whose absence does not change what was ordered or paid. */
export const OPTIONAL_IN_ORDERS = ['timeZone', 'i18n', 'level', 'choiceCode', 'parent', 'contents'];

const rate = converted<number, VatRate>(z.number(), parseVatRate, percentOf);

/** The rate is in per cent. */
export const vatShare = z.object({
  vatClass: z.string(),
  rate,
  gross: money,
  vat: money,
}) satisfies z.ZodMiniType<VatShare>;

const receipt = z.object({
  number: z.string(),
  at: time,
  seller: orUndefined(seller),
  paidWith: orUndefined(z.string()),
  vat: list(vatShare),
}) satisfies z.ZodMiniType<Receipt>;

const refunds = absentAs(list(z.object({ amount: money, at: time })), []);

const openRefunds = absentAs(
  list(z.object({ amount: money, at: time, state: z.enum(['pending', 'failed']) })),
  [],
);

/** GET /api/order/{orderId}/details. */
export const orderDetails = z.object({
  ...orderFields,
  shop: orUndefined(shopContact),
  pickupTime: time,
  readyAt: orUndefined(time),
  spot: orUndefined(orderSpot),
  note: text,
  pushKey: orUndefined(z.string()),
  reason: orUndefined(rollbackReason),
  refunds,
  openRefunds,
  receipt: orUndefined(receipt),
}) satisfies z.ZodMiniType<OrderDetails>;

export const readOrderDetails = reportingType<OrderDetails>(
  tolerant(orderDetails, {
    fields: [
      'shop',
      'readyAt',
      'pushKey',
      'reason',
      'spot',
      'note',
      'refunds',
      'openRefunds',
      'receipt',
      ...OPTIONAL_IN_ORDERS,
    ],
  }),
);

/** Reports an unknown order type. */
export function reportingType<Order extends { readonly orderType: OrderType | undefined }>(
  read: Reader<Order>,
): Reader<Order> {
  return (value, onOmitted) => {
    const order = read(value, onOmitted);
    if (order.ok && order.value.orderType === undefined) onOmitted('orderType');
    return order;
  };
}

/** POST /api/order/{orderId}/receipt. */
export const receiptRequestDto = z.object({ email: z.string() });
