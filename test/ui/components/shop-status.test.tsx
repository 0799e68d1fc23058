import { describe, expect, it } from 'vitest';

import { ShopStatus } from '@/ui/components/shop-status';
import { aTab } from '@test/support/an-app';
import { aShop } from '@test/support/builders/a-shop';
import { sv } from '@test/support/catalogues';
import { renderWith } from '@test/support/ui/render-with';

describe('ShopStatus', () => {
  const statusOf = async (openingHours: ReturnType<typeof aShop>['openingHours']) => {
    const { container } = await renderWith(aTab(), <ShopStatus shop={aShop({ openingHours })} />, []);
    return container.textContent;
  };

  it('says nothing of the hours of a shop that publishes none [DEC-137]', async () => {
    expect(await statusOf([])).toBe(sv['shopBadge.open']);
  });

  it('says that a shop is closed today where its hours leave the day out [HOME-18]', async () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
    const texts = await Promise.all(
      days.map((dayOfWeek) => statusOf([{ dayOfWeek, opens: 600, closes: 1_200 }])),
    );
    expect(texts.filter((text) => text?.includes(sv['shopBadge.closedToday']) === true)).toHaveLength(6);
  });
});
