import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { LoadOrderHistory } from '@/application/account/load-order-history';
import { SessionStore } from '@/application/account/session-store';
import { OrderAgain } from '@/application/basket/order-again';
import { NoticeStore } from '@/application/notices/notice-store';
import { Screen } from '@/ui/screens/order-history/order-history-screen';
import { aClub, aMemberTab } from '@test/support/a-member-tab';
import { aPastOrder } from '@test/support/builders/a-past-order';
import { moment } from '@test/support/builders/order-ids';
import { renderWith } from '@test/support/ui/render-with';

describe('OrderHistoryScreen', () => {
  it('names the day of an order in the time zone of its shop [OPEN-33]', async () => {
    const club = aClub();
    // Saturday in Helsinki, still Friday in Stockholm.
    const createdAt = moment('2026-11-14T00:30:00+02:00');
    club.history.all = [aPastOrder({ createdAt, timeZone: 'Europe/Helsinki' })];
    const tab = aMemberTab(club);
    await renderWith(tab, <Screen />, [
      [SessionStore, tab.sessions],
      [NoticeStore, tab.notices],
      [LoadOrderHistory, tab.loadOrderHistory],
      [OrderAgain, tab.orderAgain],
    ]);
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('lördag 14 november');
  });
});
