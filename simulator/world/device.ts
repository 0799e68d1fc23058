import type { Act } from '@/adapters/recording/step';
import type { Tally } from '@simulator/trace/tally';
import type { Trace } from '@simulator/trace/trace';
import type { AnsweredCall } from '@simulator/world/api-call';
import { DeviceStorage } from '@simulator/world/device-storage';
import { NetworkConnection } from '@simulator/world/network-connection';
import { Page, type PageEnvironment } from '@simulator/world/page';
import type { SimulatedServer } from '@simulator/world/simulated-server';
import { TabHub } from '@simulator/world/tab-hub';
import { MemoryTabElection } from '@/adapters/headless/memory-tab-election';
import { MemoryConnection } from '@/adapters/headless/memory-connection';
import type { StampedOperation } from '@/domain/basket/basket-log';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import type { OrderId } from '@/domain/order/order';
import type { BasketSeed } from '@/domain/basket/basket';
import type { Clock } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';
import type { Amount } from '@/domain/shared/amount';

/** What follows a customer's name where the browser is not the first one. */
export const OTHER_BROWSER = "'s other browser";

/** What all devices of a world share. */
interface DeviceEnvironment extends PageEnvironment {
  readonly seed: number;
  readonly server: SimulatedServer;
  readonly trace: Trace;
  readonly faults: Tally;
  readonly observe: (observed: DeviceObservation | AnsweredCall) => void;
}

/** What happens on a device. */
export type DeviceObservation =
  | { readonly kind: 'operationSent'; readonly device: Device; readonly operation: BasketOperation }
  /** The program of the page is composed, and has not started yet. */
  | { readonly kind: 'pageOpened'; readonly device: Device; readonly page: Page }
  /** The page is about to be left for the payment provider's. */
  | { readonly kind: 'leftToPay'; readonly device: Device; readonly clock: Clock };

/** A browser of one customer: its tabs share storage, cookies and network. */
export class Device {
  readonly name: string;
  readonly storage: DeviceStorage;
  readonly hub: TabHub;
  readonly line: NetworkConnection;
  readonly connection = new MemoryConnection();
  readonly election = new MemoryTabElection();
  /** How every question is answered. */
  saysYes = true;
  /** How far the clock of the device is off, and when it was last put forward or back. */
  skewMs = 0;
  clockSetAt: Instant | undefined;
  /** Whether its storage was ever full, emptied or damaged: nothing that it stores is promised then. */
  hasForgotten = false;
  /** Whether it is the other browser of a customer. */
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
  readonly #environment: DeviceEnvironment;
  readonly #tabs = new Map<number, Page>();

  constructor(environment: DeviceEnvironment, name: string) {
    const { seed, clock, server, trace, faults, observe } = environment;
    this.isSecond = name.endsWith(OTHER_BROWSER);
    this.#environment = environment;
    this.name = name;
    this.storage = new DeviceStorage(clock);
    this.hub = new TabHub(clock, (message) => {
      if (message.kind !== 'operation') return;
      this.operations.push(message.operation);
      observe({ kind: 'operationSent', device: this, operation: message.operation.operation });
    });
    this.line = new NetworkConnection({ who: name, seed, clock, server, trace, faults, observe });
  }

  /** The page in a tab, if there is one. */
  page(tab: number): Page | undefined {
    const page = this.#tabs.get(tab);
    return page?.isOpen === true ? page : undefined;
  }

  get pages(): readonly Page[] {
    return [...this.#tabs.values()].filter((page) => page.isOpen);
  }

  /** The address that a tab was left for, as the payment provider's page. */
  departureOf(tab: number): string | undefined {
    return this.#tabs.get(tab)?.departure;
  }

  /** Loads the program anew in a tab. */
  async open(tab: number, address: string): Promise<Page> {
    const { observe } = this.#environment;
    this.#tabs.get(tab)?.close();
    const page = new Page(this.#environment, this, address, () => {
      observe({ kind: 'leftToPay', device: this, clock: page.clock });
      page.close();
    });
    this.#tabs.set(tab, page);
    observe({ kind: 'pageOpened', device: this, page });
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
    this.clockSetAt = this.#environment.clock.now();
  }

  setOnline(isOnline: boolean): void {
    this.line.isOnline = isOnline;
    this.connection.setOnline(isOnline);
  }
}
