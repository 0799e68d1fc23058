import type { World } from '@simulator/world/world';
import type { Page } from '@simulator/world/page';
import { BasketStore } from '@/application/basket/basket-store';
import type { OrderStatus } from '@/domain/order/order-status';
import { comesTo } from '@test/support/browser/replay/comes-to';
import type { ReplayedBrowser } from '@test/support/browser/replay/replayed-browser';
import type { ReplayedWorld } from '@test/support/browser/replay/replayed-world';
import { placeOf } from '@test/support/browser/replay/shop-words';

/** The final state of a script, for the shops and for its customers. */
export interface Ending {
  /** Whether it was paid or given back, and for how many ten-thousandths; in no order. */
  readonly orders: readonly string[];
  /** `2 × Coffee`, by customer. */
  readonly baskets: Readonly<Record<string, readonly string[]>>;
}

/** In the simulation, once all customers have come back. */
export function endingOfWorld(world: World): Ending {
  const orders = [...world.orders.values()].map(({ order }) => order);
  const baskets = [...world.devices].map(([name, { pages }]) => [name, linesOf(world, pages[0])]);
  return { orders: describeOrders(orders), baskets: Object.fromEntries(baskets) };
}

function linesOf({ floor }: World, page: Page | undefined): readonly string[] {
  const basket = page?.get(BasketStore).basket;
  const menu = floor.menuOf(basket?.shopId ?? 0)?.items ?? [];
  const nameOf = (code: string): string => placeOf(menu, code)?.article.description ?? code;
  return (basket?.items ?? []).map(({ quantity, article }) => `${quantity} × ${nameOf(article.code)}`);
}

/** In the real one. */
export async function endingOfReplay(world: ReplayedWorld): Promise<Ending> {
  const baskets: Record<string, readonly string[]> = {};
  for (const [name, browser] of world.browsers) baskets[name] = await shownLines(browser);
  return { orders: describeOrders(await world.orders()), baskets };
}

/** As a page that needs no shop shows them. */
async function shownLines(browser: ReplayedBrowser): Promise<readonly string[]> {
  await browser.visit(0, '/campaigns');
  const guest = await browser.at(0);
  if (guest === undefined) return ['there is no page'];
  await comesTo({
    filled: async () => (await guest.lines.count()) > 0,
    empty: () => guest.basket.getByText(guest.say('basket.empty')).isVisible(),
  });
  return guest.lines.evaluateAll((lines) =>
    lines.map((line) => {
      const name = (line instanceof HTMLElement ? line.innerText : '').split('\n')[0] ?? '';
      return `${line.querySelector('output')?.textContent ?? ''} × ${name}`;
    }),
  );
}

const describeOrders = (
  orders: readonly { readonly status: OrderStatus; readonly total: number }[],
): readonly string[] => orders.map(({ status, total }) => `${STANDS[status]}: ${total}`).toSorted();

/** The kitchen of the real one is off meanwhile. */
const STANDS: Readonly<Record<OrderStatus, string>> = {
  calculatedPrice: 'unpaid',
  added: 'paid',
  started: 'paid',
  finnished: 'paid',
  done: 'paid',
  delivered: 'paid',
  rollbacked: 'given back',
};
