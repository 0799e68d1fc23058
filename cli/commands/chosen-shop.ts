import type { CommandInput } from '@cli/command/command';
import { misused, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { BasketStore } from '@/application/basket/basket-store';
import { ShopStore } from '@/application/shops/shop-store';
import { err, ok, type Result } from '@/domain/shared/result';
import { parseShopId, type ShopId } from '@/domain/shop/shop';

/** The shop of `--shop`, else the one chosen before. */
export function chosenShop(terminal: Terminal, input: CommandInput): Result<ShopId, Outcome> {
  const named = input.option('shop');
  const before = terminal.get(ShopStore).shop?.id ?? terminal.get(BasketStore).basket.shopId;
  const shopId = named === undefined ? before : parseShopId(named);
  if (shopId !== undefined) return ok(shopId);
  const message =
    named === undefined
      ? 'Choose a restaurant by --shop; `lucka shops` lists them.'
      : `--shop must be the number of a restaurant, not "${named}"; \`lucka shops\` lists them.`;
  return err(misused('shop', message));
}
