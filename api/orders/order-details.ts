import type { OrderDetailsDto } from '@/adapters/contract/order';
import { toDecimal } from '@/domain/shared/amount';
import { formatInstant } from '@/domain/shared/instant';
import { statusName } from '@api/orders/status-name';
import type { StoredOrder, StoredOrderItem } from '@api/orders/stored-order';

/** The details of an order for its owner. */
export const orderDetails = (order: StoredOrder): OrderDetailsDto => ({
  orderId: order.id,
  number: order.number,
  shopId: order.shopId,
  shopName: order.shopName,
  orderType: order.orderType,
  status: statusName(order.status),
  pickupTime: formatInstant(order.pickupTime),
  timeZone: order.timeZone,
  ...(order.spot !== undefined && { spot: order.spot }),
  note: order.note,
  items: order.items.map(itemDetails),
  total: toDecimal(order.total),
  currency: order.currency,
});

export const itemDetails = (item: StoredOrderItem): OrderDetailsDto['items'][number] => ({
  ...item,
  price: toDecimal(item.price),
  choices: item.choices.map((choice) => ({ ...choice, price: toDecimal(choice.price) })),
  total: toDecimal(item.total),
});
