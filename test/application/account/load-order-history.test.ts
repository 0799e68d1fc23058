import { describe, expect, it } from 'vitest';
import { refusal } from '@test/support/memory/refusal';
import { aClub, aMemberTab } from '@test/support/a-member-tab';
import { aPastOrder } from '@test/support/builders/a-past-order';
import { orderId } from '@test/support/builders/order-ids';

describe('LoadOrderHistory', () => {
  it('loads a page of 10 orders of the member [VAL-07, ROLE-06]', async () => {
    const club = aClub();
    club.history.all = Array.from({ length: 12 }, (_, index) =>
      aPastOrder({ orderId: orderId(`order-${index}`) }),
    );
    const tab = aMemberTab(club);
    const [first, second] = [await tab.loadOrderHistory.load(0), await tab.loadOrderHistory.load(1)];
    expect(first).toMatchObject({ ok: true, value: { isLast: false, orders: { length: 10 } } });
    expect(second).toMatchObject({ ok: true, value: { isLast: true, orders: { length: 2 } } });
  });

  it('is empty, without a call, for a guest [VAL-07, VAL-08]', async () => {
    const club = aClub();
    club.server.account.loggedIn = undefined;
    const tab = aMemberTab(club);
    expect(await tab.loadOrderHistory.load(0)).toEqual({ ok: true, value: { orders: [], isLast: true } });
    expect(club.history.script.calls).toEqual([]);
  });

  it('returns the failure', async () => {
    const tab = aMemberTab();
    tab.club.history.script.failNext(refusal(500));
    expect(await tab.loadOrderHistory.load(0)).toMatchObject({ ok: false, error: { status: 500 } });
  });
});
