import { aligned } from '@cli/commands/aligned';
import { done, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { BasketStore } from '@/application/basket/basket-store';
import { MenuStore } from '@/application/menu/menu-store';
import { LoadMenu } from '@/application/menu/load-menu';
import { lineTotal } from '@/domain/basket/basket-total';
import { lineTexts } from '@/domain/basket/line-texts';
import { toDecimal } from '@/domain/shared/amount';

/** The current basket. Lines are numbered from 1, as the commands expect. */
export async function basketOutcome(terminal: Terminal): Promise<Outcome> {
  const { basket, total } = terminal.get(BasketStore);
  if (basket.shopId !== undefined) await terminal.get(LoadMenu).load(basket.shopId);
  const menu = terminal.get(MenuStore).current;
  const money = (amount: typeof total): string =>
    menu === undefined ? String(toDecimal(amount)) : terminal.money(amount, menu.currency);
  const lines = basket.items.map((item, index) => ({
    line: index + 1,
    id: item.id,
    code: item.article.code,
    ...lineTexts(item, menu === undefined ? [] : [menu], terminal.language),
    quantity: item.quantity,
    total: toDecimal(lineTotal(item)),
    shownTotal: money(lineTotal(item)),
  }));
  const { shopId, shopName, orderType, spotId, note } = basket;
  const data = {
    ...{ shopId, shopName, orderType, spotId, note },
    lines,
    total: toDecimal(total),
    currency: menu?.currency.name,
  };
  if (lines.length === 0) return done(data, [terminal.text('basket.empty')]);
  return done(data, [
    [shopName, orderType ?? ''].filter((part) => part !== '').join(', '),
    ...aligned(
      lines.map(({ line, quantity, name, choices, shownTotal }) => [
        String(line),
        `${quantity} ×`,
        [name, ...choices].join(', '),
        shownTotal,
      ]),
    ),
    `${terminal.text('basket.total')}  ${money(total)}`,
    ...(note === '' ? [] : [`${terminal.text('basket.note')}: ${note}`]),
  ]);
}
