import type { SimulatedServer } from '@simulator/world/simulated-server';
import type { Clock } from '@/domain/ports/clock';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { fateOf } from '@simulator/random/chance';

const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  added: 'started',
  started: 'finnished',
  finnished: 'done',
  done: 'delivered',
};

const FASTEST_MS = 20_000;
const SLOWEST_MS = 240_000;
const AGAIN_MS = 15_000;
/** One in so many orders is started and rolled back at nearly the same moment. */
const CONFUSED_ONE_IN = 6;
const CONFUSED_WITHIN_MS = 250;

interface KitchenDeps {
  readonly seed: number;
  readonly clock: Clock;
  readonly server: SimulatedServer;
  readonly orders: ReadonlyMap<OrderId, { readonly order: { readonly status: OrderStatus } }>;
}

/** Moves paid orders one status at a time; repeats a move that the server does not accept. */
export class Kitchen {
  readonly #deps: KitchenDeps;
  readonly #seen: OrderId[] = [];
  readonly #givenBack = new Set<OrderId>();

  constructor(deps: KitchenDeps) {
    this.#deps = deps;
  }

  /** An order has got another status. */
  apply(orderId: OrderId, status: OrderStatus): void {
    if (status === 'added') this.#seen.push(orderId);
    const next = NEXT[status];
    if (next === undefined) return;
    const share = fateOf(this.#deps.seed, orderId, status);
    const afterMs = FASTEST_MS + share * (SLOWEST_MS - FASTEST_MS);
    this.#deps.clock.after(afterMs, () => this.#move(orderId, next));
    if (next === 'started') this.#confuse(orderId, afterMs);
  }

  /** Whether the shop has tried to roll the order back. */
  hasGivenBack(orderId: OrderId): boolean {
    return this.#givenBack.has(orderId);
  }

  /** Rolls an order back, by its turn among the paid ones. */
  async takeBack(turn: number): Promise<string> {
    const orderId = this.#seen[turn % Math.max(1, this.#seen.length)];
    if (orderId === undefined) return 'there is no order';
    return `${orderId}: ${await this.#giveBack(orderId)}`;
  }

  #confuse(orderId: OrderId, beginsAfterMs: number): void {
    const roll = fateOf(this.#deps.seed, orderId, 'confused') * CONFUSED_ONE_IN;
    if (roll >= 1) return;
    const afterMs = beginsAfterMs + (2 * roll - 1) * CONFUSED_WITHIN_MS;
    this.#deps.clock.after(afterMs, () => void this.#giveBack(orderId));
  }

  #giveBack(orderId: OrderId): Promise<number> {
    this.#givenBack.add(orderId);
    return this.#deps.server.move(orderId, 'rollbacked').catch(() => 0);
  }

  #move(orderId: OrderId, to: OrderStatus): void {
    const { server, clock, orders } = this.#deps;
    const stands = orders.get(orderId)?.order.status;
    if (stands === undefined || NEXT[stands] !== to) return;
    const again = (): void => void clock.after(AGAIN_MS, () => this.#move(orderId, to));
    server.move(orderId, to).then(
      (status) => status >= 300 && again(),
      () => again(),
    );
    // The server may die without an answer.
    if (!server.isUp) again();
  }
}
