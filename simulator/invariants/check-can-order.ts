import type { Act } from '@/adapters/recording/step';
import { payAtProvider } from '@simulator/acts/pay-at-provider';
import { performAct } from '@simulator/acts/perform-act';
import type { Device } from '@simulator/world/device';
import { codesOf, SIMULATED_SHOPS } from '@simulator/world/simulated-chain';
import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { World } from '@simulator/world/world';
import type { OrderId } from '@/domain/order/order';
import { wait } from '@/domain/ports/clock';

/** How many customers of a world order once more after its faults are over. */
const CUSTOMERS = 2;
/** Between two acts, and until the payment is known. */
const PAUSE_MS = 5_000;

/**
 * A customer can order again once the faults are over. Some of them try: an article of an open shop, paid at once.
 * Source: FAULT-C14, FAULT-P10.
 */
export async function checkCanOrder(watched: WatchedWorld): Promise<void> {
  const { world } = watched;
  const offer = offerOf(world);
  if (offer === undefined) return;
  const devices = [...world.devices.values()].filter(({ isSecond }) => !isSecond);
  const first = Math.abs(world.seed) % Math.max(1, devices.length);
  const chosen = [...devices.slice(first), ...devices.slice(0, first)].slice(0, CUSTOMERS);
  await Promise.all(chosen.map((device) => orderOnce(watched, device, offer)));
}

interface Offer {
  readonly shop: number;
  readonly article: string;
}

/** An article that can be ordered now, in a shop that never closes at night. */
function offerOf({ floor, clock, hasPlainMenus }: World): Offer | undefined {
  if (!hasPlainMenus) return undefined;
  const open = SIMULATED_SHOPS.filter((shop) => !floor.isShut(shop) && !floor.hasShortHours(shop));
  return open
    .filter((shop) => !floor.isClosed(shop, clock.now()))
    .flatMap((shop) => codesOf(shop).plain.map((article) => ({ shop, article })))
    .find(({ shop, article }) => floor.isSold(shop, article));
}

async function orderOnce(
  { world, violations }: WatchedWorld,
  device: Device,
  { shop, article }: Offer,
): Promise<void> {
  const outcomes: string[] = [];
  const act = async (next: Act): Promise<string> => {
    const doing = { do: next.do };
    device.doing.add(doing);
    const work = next.do === 'pay' ? payAtProvider(world, device, 0, next) : performAct(device, 0, next);
    const outcome = await work;
    await wait(world.clock, PAUSE_MS);
    device.doing.delete(doing);
    outcomes.push(`${next.do}: ${outcome}`);
    world.trace.write(`${device.name}/0 once more ${next.do}: ${outcome}`);
    return outcome;
  };
  await act({ do: 'answer', isYes: true });
  await act({ do: 'visit', path: '/' });
  await act({ do: 'choose shop', shop });
  await act({ do: 'choose order type', type: 'TakeAway' });
  await act({ do: 'put', article, choose: [], quantity: 1 });
  await act({ do: 'agree' });
  await act({ do: 'choose spot', spot: shop * 10 + 3 });
  const orderId = (await orderAt(device, act)) ?? (await orderAt(device, act));
  if (orderId !== undefined) device.orderedAgain.add(orderId);
  await act({ do: 'pay', card: 'succeeds', returns: 'here' });
  const status = orderId && world.orders.get(orderId)?.order.status;
  const isPaid = status !== undefined && status !== 'calculatedPrice';
  if (!isPaid) violations.add('customers can order', `${device.name}: ${outcomes.slice(2).join('; ')}`);
}

/** The order that the customer goes to pay; undefined where an earlier one turns out to be paid, or none is made. */
async function orderAt(device: Device, act: (next: Act) => Promise<string>): Promise<OrderId | undefined> {
  const page = device.page(0);
  if (page !== undefined) page.agreedTo = undefined;
  await act({ do: 'order', accepts: true });
  return page?.agreedTo;
}
