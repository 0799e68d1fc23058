import type { OrderDetails } from '@/domain/order/order';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import { amount, articleCode, shopId } from '@test/support/builders/ids';
import { moment, orderId } from '@test/support/builders/order-ids';

/** An order of one portion of meatballs that the kitchen has not begun. */
export function anOrderDetails(different: Partial<OrderDetails> = {}): OrderDetails {
  return {
    orderId: orderId('order-1'),
    number: '42',
    shopId: shopId(1),
    shopName: 'Lucka Södermalm',
    shop: undefined,
    orderType: 'TakeAway',
    status: 'added',
    pickupTime: moment('2026-11-21T12:00:00+01:00'),
    readyAt: undefined,
    timeZone: DEFAULT_TIME_ZONE,
    spot: undefined,
    note: '',
    pushKey: undefined,
    reason: undefined,
    refunds: [],
    openRefunds: [],
    receipt: undefined,
    items: [
      {
        code: articleCode('meatballs'),
        description: 'Meatballs',
        translations: {},
        quantity: 1,
        price: amount('119'),
        choices: [],
        total: amount('119'),
      },
    ],
    total: amount('119'),
    currency: { name: 'SEK', symbol: 'kr' },
    ...different,
  };
}
