import type { Act } from '@/adapters/recording/step';
import { checkAnswer } from '@simulator/invariants/check-answer';
import { checkOperation } from '@simulator/invariants/check-operation';
import { DeviceStorage } from '@simulator/world/device-storage';
import { Line } from '@simulator/world/network-connection';
import { Page } from '@simulator/world/page';
import { TabHub } from '@simulator/world/tab-hub';
import type { World } from '@simulator/world/world';
import { MemoryTabElection } from '@/adapters/headless/memory-tab-election';
import { MemoryConnection } from '@/adapters/headless/memory-connection';
import type { StampedOperation } from '@/domain/basket/basket-log';
import type { OrderId } from '@/domain/order/order';
import type { BasketSeed } from '@/domain/basket/basket';
import type { Instant } from '@/domain/shared/instant';
import type { Amount } from '@/domain/shared/amount';

/** What follows a customer's name where the browser is not the first one. */
export const OTHER_BROWSER = "'s other browser";

/** A browser of one customer: its tabs share storage, cookies and line. */
export class Device {
  readonly name: string;
  readonly world: World;
  readonly storage: DeviceStorage;
  readonly hub: TabHub;
  readonly line: Line;
  readonly connection = new MemoryConnection();
  readonly election = new MemoryTabElection();
  /** What every question is answered with. */
  saysYes = true;
  /** How far the clock of the device is off, and when it was last put forward or back. */
  skewMs = 0;
  clockSetAt: Instant | undefined;
  /** Whether its storage was ever full, emptied or damaged: what is kept then is nobody's promise. */
  hasForgotten = false;
  /** Whether it is the other browser of somebody. */
  readonly isSecond: boolean;
  /** All that its tabs ever did to the basket. */
  readonly operations: StampedOperation[] = [];
  /** The totals that the customer has seen and gone to pay, by order. */
  readonly agreed = new Map<OrderId, Amount | undefined>();
  /** The orders that were placed from here, by all that makes a confirmation, and the basket's seed. */
  readonly placed = new Map<string, { readonly orderId: OrderId; readonly seed: BasketSeed }>();
  /** What was ordered once more in the end, which belongs to no plan. */
  readonly orderedAgain = new Set<OrderId>();
  /** How often a log-in has begun, and the address of the last one. */
  logIns = 0;
  lastEmail: string | undefined;
  /** The acts under way. */
  readonly doing = new Set<Pick<Act, 'do'>>();
  readonly #tabs = new Map<number, Page>();

  constructor(world: World, name: string) {
    this.isSecond = name.endsWith(OTHER_BROWSER);
    this.world = world;
    this.name = name;
    this.storage = new DeviceStorage(world.clock);
    this.hub = new TabHub(world.clock, (message) => {
      if (message.kind !== 'operation') return;
      this.operations.push(message.operation);
      checkOperation(this, message.operation.operation);
    });
    const { seed, clock, server, trace, faults } = world;
    this.line = new Line({
      ...{ who: name, seed, clock, server, trace, faults },
      hear: (call, answer, tookMs) => checkAnswer(world, call, answer, tookMs),
    });
  }

  /** The page in a tab, if there is one. */
  page(tab: number): Page | undefined {
    const page = this.#tabs.get(tab);
    return page?.isOpen === true ? page : undefined;
  }

  get pages(): readonly Page[] {
    return [...this.#tabs.values()].filter((page) => page.isOpen);
  }

  /** Where a tab was left for, as the payment provider's page. */
  departureOf(tab: number): string | undefined {
    return this.#tabs.get(tab)?.departure;
  }

  /** Loads the program anew in a tab. */
  async open(tab: number, address: string): Promise<Page> {
    this.#tabs.get(tab)?.close();
    const page = new Page(this, address, () => page.close());
    this.#tabs.set(tab, page);
    this.world.watch(this, page);
    await page.open();
    return page;
  }

  close(tab: number): void {
    this.#tabs.get(tab)?.close();
    this.#tabs.delete(tab);
  }

  /** Puts the clock of the device forward or back. */
  setClock(skewMs: number): void {
    this.skewMs = skewMs;
    this.clockSetAt = this.world.clock.now();
  }

  setOnline(isOnline: boolean): void {
    this.line.isOnline = isOnline;
    this.connection.setOnline(isOnline);
  }
}
