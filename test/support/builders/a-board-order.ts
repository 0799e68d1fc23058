import type { BoardOrder } from '@/domain/staff/board';
import { amount } from '@test/support/builders/ids';
import { moment, orderId } from '@test/support/builders/order-ids';

/** A paid order at noon, promised for a quarter past. */
export function aBoardOrder(different: Partial<BoardOrder> = {}): BoardOrder {
  const placedAt = moment('2026-11-21T12:00:00+01:00');
  return {
    orderId: orderId('order-1'),
    shortCode: '42',
    status: 'added',
    orderType: 'TakeAway',
    spot: undefined,
    placedAt,
    promisedAt: moment('2026-11-21T12:15:00+01:00'),
    lines: [
      { name: 'Meatballs', quantity: 2, choices: ['Mash'], total: amount('119.5'), contents: undefined },
    ],
    note: '',
    dietaryNeeds: undefined,
    total: amount('119.5'),
    currency: { name: 'SEK', symbol: 'kr' },
    changedAt: placedAt,
    isUncollected: false,
    reason: undefined,
    ...different,
  };
}
