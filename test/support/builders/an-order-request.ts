import type { OrderRequest } from '@/domain/order/order-request';
import { articleCode, shopId } from '@test/support/builders/ids';
import { customerCode, moment } from '@test/support/builders/order-ids';

/** One portion of meatballs to take away, from shop 1. */
export function anOrderRequest(different: Partial<OrderRequest> = {}): OrderRequest {
  return {
    shopId: shopId(1),
    dietaryNeeds: undefined,
    newsByMail: undefined,
    orderType: 'TakeAway',
    pickupTime: moment('2026-11-21T12:00:00+01:00'),
    readyAt: undefined,
    items: [{ code: articleCode('meatballs'), quantity: 1, choices: [] }],
    customerCode: customerCode('customer-code-of-the-order'),
    note: '',
    spotId: undefined,
    email: undefined,
    phoneNumber: undefined,
    ...different,
  };
}
