import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { loaded } from '@/application/shared/loadable';
import { OrderStore } from '@/application/orders/order-store';
import type { OrderDetails } from '@/domain/order/order';
import { ORDER_STATUSES } from '@/domain/order/order-status';
import { OrderPromise } from '@/ui/screens/order/order-promise';
import { aTab, type Tab } from '@test/support/an-app';
import { anOrderDetails } from '@test/support/builders/an-order-details';
import { customerCode, moment, orderId } from '@test/support/builders/order-ids';
import { renderWith } from '@test/support/ui/render-with';

const ORDER = orderId('order-1');
const AT_25 = moment('2026-11-21T12:25:00+01:00');

const has = (tab: Tab, different: Partial<OrderDetails>) => {
  const details = anOrderDetails({ orderId: ORDER, readyAt: AT_25, ...different });
  tab.orders.setSeen(ORDER, { details: loaded(details), status: details.status });
};

/** At noon. */
async function drawn(different: Partial<OrderDetails> = {}, tab = aTab()) {
  has(tab, different);
  const { container } = await renderWith(tab, <OrderPromise orderId={ORDER} />, [[OrderStore, tab.orders]]);
  return { tab, said: () => container.textContent };
}

describe('OrderPromise', () => {
  it('says when the order is ready, and how long that is [DEC-95]', async () => {
    const { tab, said } = await drawn();
    expect(said()).toBe('Klart omkring 12:2525 min kvar');
    await act(() => tab.clock.advance(24 * 60_000 + 1_000));
    expect(said()).toBe('Klart omkring 12:251 min kvar');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('once the time has passed, says honestly that it takes longer, once for each new time [DEC-95]', async () => {
    const { tab, said } = await drawn({ status: 'started' });
    await act(() => tab.clock.advance(25 * 60_000));
    const late = 'Det tar lite längre tid, omkring 12:35';
    expect([said(), screen.getByRole('status').textContent]).toEqual([late + late, late]);
    await act(() => tab.clock.advance(10 * 60_000));
    expect(screen.getByRole('status').textContent).toBe('Det tar lite längre tid, omkring 12:45');
  });

  it('says what the guest was promised when ordering, where the kitchen moved it [DEC-95]', async () => {
    const tab = aTab();
    const shownTime = moment('2026-11-21T12:15:00+01:00');
    const stored = {
      orderId: ORDER,
      pickupTime: shownTime,
      customerCode: customerCode('a-customer-code-of-it'),
    };
    tab.orders.setDetails([{ ...stored, paymentID: '', userAgent: '', shownTime }]);
    const { said } = await drawn({}, tab);
    expect(said()).toContain('Tidigare sa vi omkring 12:15.');
    act(() => has(tab, { readyAt: shownTime }));
    expect(said()).not.toContain('Tidigare');
  });

  it('is shown while the kitchen works on the order alone [DEC-95]', async () => {
    const { tab, said } = await drawn();
    const shown = ORDER_STATUSES.filter((status) => {
      act(() => has(tab, { status }));
      return said() !== '';
    });
    expect(shown).toEqual(['added', 'started', 'finnished']);
    act(() => has(tab, { status: 'added', readyAt: undefined }));
    expect(said()).toBe('');
  });
});
