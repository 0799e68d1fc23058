import { parseIntentKey, type OrderIntent, type PlacedIntentOrder } from '@/domain/order/order-intent';
import { anOrderRequest } from '@test/support/builders/an-order-request';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { moment, orderId } from '@test/support/builders/order-ids';

/** The confirmation of one portion of meatballs, not yet answered. */
export function anOrderIntent(different: Partial<OrderIntent> = {}): OrderIntent {
  return {
    declared: undefined,
    key: must(parseIntentKey('the-key-of-this-confirmation')),
    seed: basketSeed('A'),
    request: anOrderRequest(),
    consumes: [{ itemId: itemId('line-1'), quantity: 1 }],
    shopName: 'Lucka Södermalm',
    shownTotal: amount('119'),
    currency: { name: 'SEK', symbol: 'kr' },
    confirmedAt: moment('2026-11-21T11:40:00+01:00'),
    state: { kind: 'sending' },
    ...different,
  };
}

export function aPlacedIntentOrder(different: Partial<PlacedIntentOrder> = {}): PlacedIntentOrder {
  return {
    orderId: orderId('order-1'),
    pickupTime: moment('2026-11-21T12:00:00+01:00'),
    total: amount('119'),
    ...different,
  };
}
