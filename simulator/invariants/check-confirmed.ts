import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { Device } from '@simulator/world/device';
import type { Page } from '@simulator/world/page';
import { BasketStore } from '@/application/basket/basket-store';
import type { StoredOrder } from '@api/orders/stored-order';

/** A basket when its customer begins to order it, and how many operations it had by then. */
export interface Confirming {
  readonly lines: string;
  readonly operations: number;
}

/** Undefined where a confirmation is under way already: it is joined, with the basket of its own beginning. */
export function confirmingOf(device: Device, page: Page | undefined): Confirming | undefined {
  const confirming = [...device.doing].filter((act) => act.do === 'order');
  if (page === undefined || confirming.length > 1) return undefined;
  return { lines: basketLines(page), operations: device.operations.length };
}

/**
 * A customer who goes to pay pays for the basket that was confirmed, not for an earlier one. Not checked where the
 * basket changed meanwhile. Source: spec 4 Basket, decisions POST /api/order.
 */
export function checkConfirmed(
  { world, violations }: WatchedWorld,
  device: Device,
  page: Page | undefined,
  began: Confirming | undefined,
): void {
  const orderId = page?.agreedTo;
  if (orderId === undefined || began === undefined || page === undefined) return;
  const isUnchanged = device.operations.length === began.operations && basketLines(page) === began.lines;
  const order = world.orders.get(orderId)?.order;
  if (isUnchanged && order !== undefined && orderLines(order) !== began.lines)
    violations.add(
      'what was confirmed is ordered',
      `${device.name}: ${orderId} holds ${orderLines(order)} and not ${began.lines}`,
    );
}

const basketLines = (page: Page): string =>
  linesOf(
    page.get(BasketStore).items.map(({ article, quantity, flatChoices }) => ({
      code: article.code,
      quantity,
      choices: flatChoices.map((choice) => ({ code: choice.article.code })),
    })),
  );

const orderLines = ({ items }: StoredOrder): string => linesOf(items);

interface Line {
  readonly code: string;
  readonly quantity: number;
  readonly choices: readonly { readonly code: string }[];
}

const linesOf = (lines: readonly Line[]): string =>
  lines
    .map(
      ({ code, quantity, choices }) =>
        `${quantity} ${[code, ...choices.map((each) => each.code).toSorted()].join('+')}`,
    )
    .toSorted()
    .join(', ');
