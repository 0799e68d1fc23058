import type { PastOrderDto } from '@/adapters/contract/user';
import { toDecimal } from '@/domain/shared/amount';
import { formatInstant } from '@/domain/shared/instant';
import { itemDetails } from '@api/orders/order-details';
import { statusName } from '@api/orders/status-name';
import type { StoredOrder } from '@api/orders/stored-order';

/** An order in the history: without code, note and contact details. */
export const pastOrder = (order: StoredOrder): PastOrderDto => ({
  orderId: order.id,
  number: order.number,
  createdAt: formatInstant(order.placedAt),
  timeZone: order.timeZone,
  shopId: order.shopId,
  shopName: order.shopName,
  orderType: order.orderType,
  status: statusName(order.status),
  items: order.items.map(itemDetails),
  total: toDecimal(order.total),
  currency: order.currency,
});
