import { failureOutcome } from '@cli/command/failure-outcome';
import type { Command } from '@cli/command/command';
import { done, misused } from '@cli/command/outcome';
import { aligned } from '@cli/commands/aligned';
import { ALL, LoadShops } from '@/application/shops/load-shops';
import { articleName } from '@/domain/menu/menu-texts';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { toDecimal } from '@/domain/shared/amount';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { canSelectShop } from '@/domain/shop/shop-availability';

/** As many as fit a line. */
const SHOPS_SHOWN = 3;

export const search: Command = {
  usage: 'search <dish>',
  description: 'Lists the dishes of all restaurants that a search finds, and where they are served.',
  options: [],
  example: 'lucka search halloumi',
  isQuery: true,
  async run(terminal, input) {
    const text = input.words.join(' ').trim();
    if (text === '') return misused('dish', 'Say what to search for, such as "lucka search halloumi".');
    const [loaded, answer] = await Promise.all([
      terminal.get(LoadShops).load(ALL),
      terminal.get(ShopCatalog).search(text, terminal.language),
    ]);
    if (!loaded.ok) return failureOutcome(terminal, loaded.error);
    if (!answer.ok) return failureOutcome(terminal, answer.error);
    const shopOf = new Map<ShopId, Shop>(loaded.value.map((shop) => [shop.id, shop]));
    const dishes = answer.value.map(({ dish, shops }) => ({
      code: dish.code,
      name: articleName(dish, terminal.language),
      price: toDecimal(dish.price),
      currency: dish.currency.name,
      shops: openFirst(shops.flatMap((id) => shopOf.get(id) ?? [])).map(({ id, name }) => ({ id, name })),
    }));
    const rows = dishes.map(({ code, name, price, currency, shops }) => [
      ...[code, name, `${price} ${currency}`],
      shops
        .slice(0, SHOPS_SHOWN)
        .map((shop) => `${shop.id} ${shop.name}`)
        .join(', '),
    ]);
    return done(
      { dishes },
      rows.length === 0 ? [terminal.text('menu.noMatch', { search: text })] : aligned(rows),
    );
  },
};

const openFirst = (shops: readonly Shop[]): readonly Shop[] =>
  shops.toSorted((a, b) => Number(canSelectShop(b)) - Number(canSelectShop(a)));
