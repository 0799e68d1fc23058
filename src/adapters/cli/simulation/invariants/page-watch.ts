import { reaction } from 'mobx';

import { RANKS } from '@/adapters/cli/simulation/invariants/watched-orders';
import type { Device } from '@/adapters/cli/simulation/world/device';
import type { Page } from '@/adapters/cli/simulation/world/page';
import { shopOfCode } from '@/adapters/cli/simulation/world/simulated-chain';
import type { World } from '@/adapters/cli/simulation/world/world';
import { BasketStore } from '@/application/stores/basket-store';
import { OrderStore } from '@/application/stores/order-store';
import type { Basket } from '@/domain/basket/basket';
import type { OrderStatus } from '@/domain/order/order-status';

/** Looks over a customer's shoulder: at all that one page holds, whenever it changes. */
export class PageWatch {
  readonly #world: World;
  readonly #device: Device;
  readonly #page: Page;
  readonly #statuses = new Map<string, OrderStatus>();

  constructor(world: World, device: Device, page: Page) {
    this.#world = world;
    this.#device = device;
    this.#page = page;
  }

  /** Ends with the page, whose stores nobody else holds. */
  start(): void {
    const baskets = this.#page.get(BasketStore);
    const orders = this.#page.get(OrderStore);
    reaction(
      () => baskets.basket,
      (basket) => this.#judgeBasket(basket),
    );
    reaction(
      () => orders.seen,
      (seen) => {
        for (const [orderId, { status }] of seen)
          if (status !== undefined) this.#judgeStatus(orderId, status);
      },
    );
    reaction(
      () => orders.tracked,
      ({ paid, delivered, lastPolled }) => {
        // What a clock that is a day ahead has noted is ahead as well.
        if (lastPolled === undefined || this.#device.clockSetAt !== undefined) return;
        const late = [...paid, ...delivered].filter(({ expires }) => expires <= lastPolled);
        for (const { id } of late) this.#violate('expired orders go', `${id} was followed after it expired`);
      },
    );
  }

  #judgeBasket({ shopId, items }: Basket): void {
    const codes = items.map(({ article }) => article.code);
    const foreign = codes.filter((code) => ![undefined, shopId].some((shop) => shop === shopOfCode(code)));
    if (foreign.length > 0) this.#violate('one shop in a basket', `${foreign.join(', ')} at shop ${shopId}`);
  }

  #judgeStatus(orderId: string, status: OrderStatus): void {
    const before = this.#statuses.get(orderId);
    this.#statuses.set(orderId, status);
    if (before !== undefined && before !== status && RANKS[status] < RANKS[before])
      this.#violate('statuses never go back', `${orderId} was ${before} and is shown ${status}`);
  }

  #violate(rule: Parameters<World['violations']['add']>[0], what: string): void {
    if (this.#page.isOpen) this.#world.violations.add(rule, `${this.#device.name}: ${what}`);
  }
}
