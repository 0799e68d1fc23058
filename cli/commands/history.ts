import { aligned } from '@cli/commands/aligned';
import { basketOutcome } from '@cli/commands/basket-outcome';
import type { Command } from '@cli/command/command';
import { failureOutcome } from '@cli/command/failure-outcome';
import { loggedIn } from '@cli/commands/logged-in';
import { done, failed, misused, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { LoadOrderHistory } from '@/application/account/load-order-history';
import { OrderAgain, type Reorder } from '@/application/basket/order-again';
import { dayOf } from '@/domain/customer/orders-by-day';
import type { PastOrder } from '@/domain/customer/past-order';
import { distinctCurrency } from '@/domain/menu/distinct-currency';
import { articleName } from '@/domain/menu/menu-texts';
import { assertNever } from '@/domain/shared/assert-never';
import { toDecimal } from '@/domain/shared/amount';

export const history: Command = {
  usage: 'history [page]',
  description: 'Lists the orders of the logged-in member, newest first, ten a page.',
  options: [],
  example: 'lucka history',
  isQuery: true,
  async run(terminal, { words: [page = '1'] }) {
    if (!/^[1-9]\d{0,3}$/.test(page)) return misused('page', 'Pages count from 1.');
    const member = await loggedIn(terminal);
    if (!member.ok) return member.error;
    const loaded = await terminal.get(LoadOrderHistory).load(Number(page) - 1);
    if (!loaded.ok) return failureOutcome(terminal, loaded.error);
    const { orders, isLast } = loaded.value;
    const currencies = orders.map(({ currency }) => currency);
    const lines = orders.map((order) => [
      order.orderId,
      dayOf(order),
      order.shopName,
      order.items.map((item) => `${item.quantity} × ${articleName(item, terminal.language)}`).join(', '),
      terminal.money(order.total, distinctCurrency(order.currency, currencies)),
    ]);
    return done(
      { orders: orders.map(toData), isLast },
      lines.length === 0 ? [terminal.text('history.emptyHeader')] : aligned(lines),
    );
  },
};

export const historyAgain: Command = {
  usage: 'history again <order>',
  description: 'Fills the basket from an old order with current prices; lists unavailable dishes.',
  options: [],
  example: 'lucka history again 2tJr6bVd0nTq8yFzK1LmWg',
  isQuery: false,
  async run(terminal, { words: [orderId = ''] }) {
    const member = await loggedIn(terminal);
    if (!member.ok) return member.error;
    const found = await find(terminal, orderId);
    if (found === undefined) return misused('order', 'Unknown order; `lucka history` lists them.');
    const again = await terminal.get(OrderAgain).orderAgain(found);
    return again.ok ? outcomeOf(terminal, again.value) : failureOutcome(terminal, again.error);
  },
};

async function find(terminal: Terminal, orderId: string): Promise<PastOrder | undefined> {
  for (let page = 0; ; page += 1) {
    const loaded = await terminal.get(LoadOrderHistory).load(page);
    if (!loaded.ok) return undefined;
    const found = loaded.value.orders.find((order) => order.orderId === orderId);
    if (found !== undefined || loaded.value.isLast) return found;
  }
}

function outcomeOf(terminal: Terminal, again: Reorder): Promise<Outcome> | Outcome {
  switch (again.kind) {
    case 'filled':
      for (const { dish } of again.again.leftOut) {
        terminal.printLine(terminal.text('slip.gone', { name: articleName(dish, terminal.language) }));
      }
      return basketOutcome(terminal);
    case 'nothingLeft':
      return failed({ code: 'nothing-left', isRetryable: false }, terminal.text('again.nothingLeft'));
    case 'notSelectable':
      return failed(
        { code: 'shop-closed', isRetryable: true, field: 'shop' },
        terminal.text('again.notSelectable', { shopName: again.shop.name }),
      );
    case 'declined':
      return failed(
        { code: 'basket-of-another-shop', isRetryable: false },
        'Add --yes to replace the basket.',
      );
    default:
      return assertNever(again);
  }
}

const toData = (order: PastOrder) => ({
  orderId: order.orderId,
  number: order.number,
  createdAt: new Date(order.createdAt).toISOString(),
  shopId: order.shopId,
  shopName: order.shopName,
  status: order.status,
  items: order.items.map(({ code, quantity, total }) => ({ code, quantity, total: toDecimal(total) })),
  total: toDecimal(order.total),
  currency: order.currency.name,
});
