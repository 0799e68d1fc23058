import type { PastOrder } from '@/domain/customer/past-order';
import type { OrderItem } from '@/domain/order/order';
import { amount, articleCode, shopId } from '@test/support/builders/ids';
import { moment, orderId } from '@test/support/builders/order-ids';

/** An order of one portion of meatballs, eaten long ago. */
export const aPastOrder = (different: Partial<PastOrder> = {}): PastOrder => ({
  orderId: orderId('order-1'),
  number: '42',
  createdAt: moment('2026-11-20T11:30:00+01:00'),
  timeZone: 'Europe/Stockholm',
  shopId: shopId(1),
  shopName: 'Lucka Södermalm',
  orderType: 'TakeAway',
  status: 'delivered',
  items: [aPastDish()],
  total: amount('119'),
  currency: { name: 'SEK', symbol: 'kr' },
  ...different,
});

export const aPastDish = (different: Partial<OrderItem> = {}): OrderItem => ({
  code: articleCode('meatballs'),
  description: 'Meatballs',
  translations: {},
  quantity: 1,
  price: amount('119'),
  choices: [],
  total: amount('119'),
  ...different,
});
