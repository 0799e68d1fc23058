import { describe, expect, it } from 'vitest';

import { mergeOrders } from '@/domain/staff/merge-orders';
import { aBoardOrder } from '@test/support/builders/a-board-order';
import { moment, orderId } from '@test/support/builders/order-ids';

const EARLIER = moment('2026-11-21T12:00:00+01:00');
const LATER = moment('2026-11-21T12:05:00+01:00');

describe('mergeOrders', () => {
  it('takes what was read', () => {
    const read = aBoardOrder({ status: 'started', changedAt: LATER });
    expect(mergeOrders([aBoardOrder({ changedAt: EARLIER })], [read])).toEqual([read]);
  });

  it('does not go back behind a later change', () => {
    const known = aBoardOrder({ status: 'started', changedAt: LATER });
    expect(mergeOrders([known], [aBoardOrder({ changedAt: EARLIER })])).toEqual([known]);
  });

  it('takes what was read of the same moment: an order becomes uncollected without a change of its own', () => {
    const known = aBoardOrder({ status: 'done', changedAt: EARLIER });
    const read = { ...known, isUncollected: true };
    expect(mergeOrders([known], [read])).toEqual([read]);
  });

  it('has the orders that were read alone, in their order', () => {
    const [one, two, three] = ['1', '2', '3'].map((id) => aBoardOrder({ orderId: orderId(id) }));
    expect(mergeOrders([one!, two!], [three!, two!])).toEqual([three, two]);
  });
});
