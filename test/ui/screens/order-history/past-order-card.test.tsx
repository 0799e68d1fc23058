import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { OrderHistoryViewModel } from '@/ui/screens/order-history/order-history-view-model';
import { PastOrderCard } from '@/ui/screens/order-history/past-order-card';
import { aTab } from '@test/support/an-app';
import { aMemberTab } from '@test/support/a-member-tab';
import { aPastOrder } from '@test/support/builders/a-past-order';
import { moment } from '@test/support/builders/order-ids';
import { renderWith } from '@test/support/ui/render-with';

describe('PastOrderCard', () => {
  it('shows the time of the order in the time zone of its shop [OPEN-33]', async () => {
    const order = aPastOrder({
      createdAt: moment('2026-11-21T12:00:00+01:00'),
      timeZone: 'Europe/Helsinki',
    });
    await renderWith(aTab(), <PastOrderCard model={new OrderHistoryViewModel(aMemberTab())} order={order} />);
    expect(screen.getByText(/13:00/)).toBeDefined();
  });
});
