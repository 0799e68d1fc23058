import type { World } from '@/adapters/cli/simulation/world/world';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { fateOf } from '@/adapters/cli/simulation/chance';

const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  added: 'started',
  started: 'finnished',
  finnished: 'done',
  done: 'delivered',
};

const FASTEST_MS = 20_000;
const SLOWEST_MS = 240_000;
const AGAIN_MS = 15_000;

/** Cooks what was paid for, one step at a time; where the server does not listen or will not, it tries again. */
export class Kitchen {
  readonly #world: World;
  readonly #seen: OrderId[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  /** An order stands somewhere new. */
  hear(orderId: OrderId, status: OrderStatus): void {
    if (status === 'added') this.#seen.push(orderId);
    const next = NEXT[status];
    if (next === undefined) return;
    const share = fateOf(this.#world.seed, orderId, status);
    this.#world.clock.after(FASTEST_MS + share * (SLOWEST_MS - FASTEST_MS), () => this.#move(orderId, next));
  }

  /** Somebody in the shop gives an order back, by its turn among those that were paid. */
  async takeBack(turn: number): Promise<string> {
    const orderId = this.#seen[turn % Math.max(1, this.#seen.length)];
    if (orderId === undefined) return 'there is no order';
    const status = await this.#world.server.move(orderId, 'rollbacked').catch(() => 0);
    return `${orderId}: ${status}`;
  }

  #move(orderId: OrderId, to: OrderStatus): void {
    const { server, clock, orders } = this.#world;
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
