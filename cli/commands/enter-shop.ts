import { failureOutcome } from '@cli/command/failure-outcome';
import { failed, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { BasketStore } from '@/application/basket/basket-store';
import { SelectShop } from '@/application/navigation/select-shop';
import { shopBadge } from '@/domain/shop/shop-availability';
import type { ShopId } from '@/domain/shop/shop';

/** Selects a shop as the home screen does, unless the basket has it already; answers the obstacle, if any. */
export async function enterShop(terminal: Terminal, shopId: ShopId): Promise<Outcome | undefined> {
  const { basket } = terminal.get(BasketStore);
  if (basket.shopId === shopId) return undefined;
  const selected = await terminal.get(SelectShop).select(shopId);
  if (!selected.ok) return failureOutcome(terminal, selected.error);
  switch (selected.value.kind) {
    case 'selected':
      return undefined;
    case 'declined':
      return failed(
        { code: 'basket-of-another-shop', isRetryable: false, field: 'shop' },
        terminal.text('confirm.otherShop', { shopName: basket.shopName }),
        'Add --yes to replace it.',
      );
    case 'notSelectable':
      return failed(
        { code: `shop-${shopBadge(selected.value.shop)}`, isRetryable: false, field: 'shop' },
        terminal.text('home.notSelectable', { name: selected.value.shop.name }),
      );
  }
}
