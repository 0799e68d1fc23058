import { Tally } from '@simulator/trace/tally';
import type { Device } from '@simulator/world/device';
import type { World } from '@simulator/world/world';
import type { OrderStatus } from '@/domain/order/order-status';

/** How a customer's journey can end. */
export type JourneyOutcome =
  | 'was served'
  | 'ordered, and the shop gave it back'
  | 'went to pay, and did not'
  | 'left without ordering';

/** The outcome of each customer's journey at the end of a world; a second browser belongs to the same journey. */
export function outcomesOf(world: World): Readonly<Record<string, number>> {
  const tally = new Tally();
  for (const device of world.devices.values()) if (!device.isSecond) tally.add(outcomeOf(world, device));
  return tally.counts;
}

function outcomeOf({ orders, reserved, state }: World, device: Device): JourneyOutcome {
  const planned = [...device.agreed.keys()].filter((orderId) => !device.orderedAgain.has(orderId));
  const statuses = planned.map((orderId) => orders.get(orderId)?.order.status);
  const has = (status: OrderStatus): boolean => statuses.includes(status);
  if (has('delivered')) return 'was served';
  const paidHere = reserved
    .filter((each) => each.device === device)
    .flatMap(({ entry }) => state.ledger.payments.get(entry.paymentId)?.orderId ?? []);
  if (paidHere.some((orderId) => !device.orderedAgain.has(orderId)))
    return 'ordered, and the shop gave it back';
  return statuses.length > 0 ? 'went to pay, and did not' : 'left without ordering';
}
