import * as z from 'zod/mini';

import { orderDetailsDto, type OrderDetailsDto, type PlacedOrderDto } from '@/adapters/contract/order';
import { readThen } from '@/adapters/http/lenient-list';
import { mapAll, type Mapped } from '@/adapters/http/mapped';
import { parseOrderStatus } from '@/adapters/http/parse-order-status';
import { readTimeZone } from '@/adapters/http/read-time-zone';
import { type OnOmitted, type Reader, tolerantReader } from '@/adapters/http/tolerant-reader';
import { parseArticleCode, parseChoiceCode } from '@/domain/menu/menu';
import {
  type ChosenPlace,
  type OrderDetails,
  type OrderItem,
  type OrderItemChoice,
  parseCustomerCode,
  parseOrderId,
  type PlacedOrder,
} from '@/domain/order/order';
import { type OrderType, parseOrderType } from '@/domain/settings/order-type';
import { parseAmount } from '@/domain/shared/amount';
import { parseInstant } from '@/domain/shared/instant';
import { err, ok } from '@/domain/shared/result';
import { parseShopId } from '@/domain/shop/shop';

export function toPlacedOrder(dto: PlacedOrderDto): Mapped<PlacedOrder> {
  const orderId = parseOrderId(dto.orderId);
  if (orderId === undefined) return err('orderId');
  const customerCode = parseCustomerCode(dto.customerCode);
  if (customerCode === undefined) return err('customerCode');
  const pickupTime = parseInstant(dto.pickupTime);
  if (pickupTime === undefined) return err('pickupTime');
  const total = parseAmount(dto.total);
  if (total === undefined) return err('total');
  return ok({ orderId, customerCode, pickupTime, total, currency: dto.currency });
}

const orderAnswer = z.extend(orderDetailsDto, { orderType: z.string() });

/** Optional for showing an ordered item. */
export const DISPENSABLE_IN_ITEMS = ['i18n', 'level', 'choiceCode', 'parent'] as const;

export const readOrderDetails: Reader<OrderDetails> = readThen(
  tolerantReader(orderAnswer, 'timeZone', 'spot', 'note', ...DISPENSABLE_IN_ITEMS),
  toOrderDetails,
);

/** An order with an unknown order type stays readable. */
export function readOrderType(text: string, onOmitted: OnOmitted): OrderType | undefined {
  const orderType = parseOrderType(text);
  if (orderType === undefined) onOmitted('orderType');
  return orderType;
}

function toOrderDetails(dto: z.infer<typeof orderAnswer>, onOmitted: OnOmitted): Mapped<OrderDetails> {
  const orderId = parseOrderId(dto.orderId);
  if (orderId === undefined) return err('orderId');
  const shopId = parseShopId(dto.shopId);
  if (shopId === undefined) return err('shopId');
  const status = parseOrderStatus(dto.status);
  if (status === undefined) return err('status');
  const pickupTime = parseInstant(dto.pickupTime);
  if (pickupTime === undefined) return err('pickupTime');
  const total = parseAmount(dto.total);
  if (total === undefined) return err('total');
  const items = mapAll(dto.items, 'items', toOrderItem);
  if (!items.ok) return items;
  return ok({
    orderId,
    number: dto.number,
    shopId,
    shopName: dto.shopName,
    orderType: readOrderType(dto.orderType, onOmitted),
    status,
    pickupTime,
    timeZone: readTimeZone(dto.timeZone),
    spot: toSpot(dto.spot),
    note: dto.note ?? '',
    items: items.value,
    total,
    currency: dto.currency,
  });
}

const toSpot = (dto: OrderDetailsDto['spot']): OrderDetails['spot'] =>
  dto === null || dto === undefined ? undefined : { name: dto.name, translations: dto.i18n ?? {} };

export function toOrderItem(dto: OrderItemDto): Mapped<OrderItem> {
  const code = parseArticleCode(dto.code);
  if (code === undefined) return err('code');
  const price = parseAmount(dto.price);
  if (price === undefined) return err('price');
  const total = parseAmount(dto.total);
  if (total === undefined) return err('total');
  const choices = mapAll(dto.choices, 'choices', toOrderItemChoice);
  if (!choices.ok) return choices;
  return ok({
    code,
    description: dto.description,
    translations: dto.i18n ?? {},
    quantity: dto.quantity,
    price,
    choices: choices.value,
    total,
  });
}

function toOrderItemChoice(dto: OrderItemDto['choices'][number]): Mapped<OrderItemChoice> {
  const code = parseArticleCode(dto.code);
  if (code === undefined) return err('code');
  const price = parseAmount(dto.price);
  if (price === undefined) return err('price');
  return ok({ code, description: dto.description, translations: dto.i18n ?? {}, price, place: toPlace(dto) });
}

/** The first versions of the server did not send it. */
function toPlace({ level, choiceCode, parent }: OrderItemDto['choices'][number]): ChosenPlace | undefined {
  const choice = parseChoiceCode(choiceCode ?? '');
  if (choice === undefined || level === undefined || level === null) return undefined;
  return { level, choiceCode: choice, parent: parent ?? '' };
}

type OrderItemDto = OrderDetailsDto['items'][number];
