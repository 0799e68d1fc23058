import type { Command } from '@cli/command/command';
import { chosenOrder } from '@cli/commands/chosen-order';
import { orderOutcome } from '@cli/commands/order-outcome';
import { OrderStore } from '@/application/orders/order-store';
import { SubscribeOrderStatus } from '@/application/orders/subscribe-order-status';
import { LoadOrder } from '@/application/orders/load-order';
import { watchStatus } from '@/application/orders/watch-order-status';

export const follow: Command = {
  usage: 'follow [order]',
  description: 'Tracks the status of an order until it is handed out; with --once shows the current status.',
  options: [{ flags: '--once', description: 'shows the current status and exits' }],
  example: 'lucka follow',
  isQuery: true,
  async run(terminal, input) {
    const orderId = chosenOrder(terminal, input.words[0]);
    if (!orderId.ok) return orderId.error;
    if (input.has('once') || terminal.isAsOf) return orderOutcome(terminal, orderId.value);
    await terminal.get(LoadOrder).load(orderId.value);
    const stop = watchStatus(terminal.get(OrderStore), orderId.value, (status) =>
      terminal.printLine(terminal.text(`orderStatus.${status}`)),
    );
    await terminal.get(SubscribeOrderStatus).subscribe(orderId.value, new AbortController().signal);
    stop();
    return orderOutcome(terminal, orderId.value);
  },
};
