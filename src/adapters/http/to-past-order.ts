import type { PastOrderDto } from '@/adapters/http/contract/user';
import { mapAll, type Mapped } from '@/adapters/http/mapped';
import { parseOrderStatus } from '@/adapters/http/parse-order-status';
import { readTimeZone } from '@/adapters/http/read-time-zone';
import { toOrderItem } from '@/adapters/http/to-order';
import type { PastOrder } from '@/domain/customer/past-order';
import { parseOrderId } from '@/domain/order/order';
import { parseOrderType } from '@/domain/settings/order-type';
import { parseAmount } from '@/domain/shared/amount';
import { parseInstant } from '@/domain/shared/instant';
import { err, ok } from '@/domain/shared/result';
import { parseShopId } from '@/domain/shop/shop';

export function toPastOrder(dto: PastOrderDto): Mapped<PastOrder> {
  const orderId = parseOrderId(dto.orderId);
  if (orderId === undefined) return err('orderId');
  const createdAt = parseInstant(dto.createdAt);
  if (createdAt === undefined) return err('createdAt');
  const shopId = parseShopId(dto.shopId);
  if (shopId === undefined) return err('shopId');
  const orderType = parseOrderType(dto.orderType);
  if (orderType === undefined) return err('orderType');
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
    orderType,
    status,
    items: items.value,
    total,
    currency: dto.currency,
  });
}
