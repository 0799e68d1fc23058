import { misused, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { OrderStore } from '@/application/orders/order-store';
import { parseOrderId, type OrderId } from '@/domain/order/order';
import { err, ok, type Result } from '@/domain/shared/result';

/** The order that a command names, else the one under way, else the newest. */
export function chosenOrder(terminal: Terminal, typed: string | undefined): Result<OrderId, Outcome> {
  const { intent, running, details } = terminal.get(OrderStore);
  const placed =
    intent === undefined || intent.state.kind === 'sending' ? undefined : intent.state.order.orderId;
  const latest = placed ?? running.at(-1)?.id ?? details.at(-1)?.orderId;
  const orderId = typed === undefined ? latest : parseOrderId(typed);
  return orderId === undefined
    ? err(misused('order', 'There is no such order; `lucka order` makes one of the basket.'))
    : ok(orderId);
}
