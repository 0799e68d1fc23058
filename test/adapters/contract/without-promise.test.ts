import { describe, expect, it } from 'vitest';

import { readOrderDetails, readPlacedOrder } from '@/adapters/contract/order';
import { readShop } from '@/adapters/contract/shop';
import { storedOrders } from '@/adapters/storage/schemas/stored-orders';
import { storedShop } from '@/adapters/storage/schemas/stored-shop';

/** As a back end wrote them that promises no times, and as 1.0.0 of the storefront stored them. */
const SHOP = { id: 1, name: 'Lucka Södermalm', status: 'online', openForBusiness: true, openingHours: [] };
const PLACED = {
  orderId: 'order-1',
  customerCode: 'code-of-the-order',
  pickupTime: '2026-11-21T11:00:00.000Z',
  total: 119,
  currency: { name: 'SEK', symbol: 'kr' },
};
const DETAILS = {
  ...PLACED,
  ...{ number: '7', shopId: 1, shopName: 'Lucka Södermalm', orderType: 'TakeAway', status: 'Added' },
  ...{ timeZone: 'Europe/Stockholm', items: [] },
};
const STORED_SHOP = { ...SHOP, timeZone: 'Europe/Stockholm', asOf: 1_795_258_800_000 };
const STORED_ORDER = {
  ...{ orderId: 'order-1', pickupTime: 1_795_258_800_000, customerCode: 'code-of-the-order' },
  ...{ paymentID: 'payment-1', userAgent: 'Browser', isPaid: true },
};

const noOmission = (path: string) => expect.unreachable(path);

describe('a value without a promised time [DEC-95]', () => {
  it('of a back end that promises none is read as before', () => {
    expect(readShop(SHOP, noOmission)).toMatchObject({ ok: true, value: { id: 1 } });
    expect(readPlacedOrder(PLACED, noOmission)).toMatchObject({ ok: true, value: { orderId: 'order-1' } });
    expect(readOrderDetails(DETAILS, noOmission)).toMatchObject({ ok: true, value: { orderId: 'order-1' } });
  });

  it('that an earlier version stored is read as before', () => {
    expect(storedShop.parse(STORED_SHOP)).toMatchObject({ name: SHOP.name });
    const stored = { details: [STORED_ORDER], tracked: { paid: [], delivered: [], rollbacked: [] } };
    expect(storedOrders.parse(stored).details).toEqual([
      expect.objectContaining({ orderId: 'order-1', isPaid: true }),
    ]);
  });

  it('is none where the time cannot be read: nothing is lost but the time', () => {
    const omitted: string[] = [];
    const omit = (path: string) => omitted.push(path);
    expect(readShop({ ...SHOP, readyInMinutes: 'soon' }, omit).ok).toBe(true);
    expect(readPlacedOrder({ ...PLACED, readyAt: 'soon' }, omit).ok).toBe(true);
    expect(readOrderDetails({ ...DETAILS, readyAt: 'soon' }, omit).ok).toBe(true);
    expect(omitted).toEqual(['readyInMinutes', 'readyAt', 'readyAt']);
  });
});
