import * as z from 'zod/mini';

import { pastOrderDto } from '@/adapters/contract/user';
import { readThen } from '@/adapters/http/lenient-list';
import { mapAll, type Mapped } from '@/adapters/http/mapped';
import { parseOrderStatus } from '@/adapters/http/parse-order-status';
import { readTimeZone } from '@/adapters/http/read-time-zone';
import { DISPENSABLE_IN_ITEMS, readOrderType, toOrderItem } from '@/adapters/http/to-order';
import { type OnOmitted, type Reader, tolerantReader } from '@/adapters/http/tolerant-reader';
import type { PastOrder } from '@/domain/customer/past-order';
import { parseOrderId } from '@/domain/order/order';
import { parseAmount } from '@/domain/shared/amount';
import { parseInstant } from '@/domain/shared/instant';
import { err, ok } from '@/domain/shared/result';
import { parseShopId } from '@/domain/shop/shop';

const pastOrderAnswer = z.extend(pastOrderDto, { orderType: z.string() });

export const readPastOrder: Reader<PastOrder> = readThen(
  tolerantReader(pastOrderAnswer, 'timeZone', ...DISPENSABLE_IN_ITEMS),
  toPastOrder,
);

function toPastOrder(dto: z.infer<typeof pastOrderAnswer>, onOmitted: OnOmitted): Mapped<PastOrder> {
  const orderId = parseOrderId(dto.orderId);
  if (orderId === undefined) return err('orderId');
  const createdAt = parseInstant(dto.createdAt);
  if (createdAt === undefined) return err('createdAt');
  const shopId = parseShopId(dto.shopId);
  if (shopId === undefined) return err('shopId');
  const status = parseOrderStatus(dto.status);
  if (status === undefined) return err('status');
  const total = parseAmount(dto.total);
  if (total === undefined) return err('total');
  const items = mapAll(dto.items, 'items', toOrderItem);
  if (!items.ok) return items;
  return ok({
    orderId,
    number: dto.number,
    createdAt,
    timeZone: readTimeZone(dto.timeZone),
    shopId,
    shopName: dto.shopName,
    orderType: readOrderType(dto.orderType, onOmitted),
    status,
    items: items.value,
    total,
    currency: dto.currency,
  });
}
