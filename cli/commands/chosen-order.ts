import { misused, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { OrderStore } from '@/application/orders/order-store';
import { parseOrderId, type OrderId } from '@/domain/order/order';
import { err, ok, type Result } from '@/domain/shared/result';

/** The order in the arguments, else the running one, else the newest. */
export function chosenOrder(terminal: Terminal, typed: string | undefined): Result<OrderId, Outcome> {
  const { intent, running, details } = terminal.get(OrderStore);
  const placed =
    intent === undefined || intent.state.kind === 'sending' ? undefined : intent.state.order.orderId;
  const latest = placed ?? running.at(-1)?.id ?? details.at(-1)?.orderId;
  const orderId = typed === undefined ? latest : parseOrderId(typed);
  return orderId === undefined
    ? err(misused('order', 'Unknown order; `lucka order` places the basket as an order.'))
    : ok(orderId);
}
