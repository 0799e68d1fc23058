import type { Heading } from '@/adapters/recording/step';
import { SIMULATED_MEMBERS, SIMULATED_PASSWORD } from '@/adapters/recording/simulated-members';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { Chance } from '@simulator/random/chance';
import { Tally } from '@simulator/trace/tally';
import { Trace } from '@simulator/trace/trace';
import { Device } from '@simulator/world/device';
import { Kitchen } from '@simulator/world/kitchen';
import { Messenger } from '@simulator/world/messenger';
import { ObservedOrders, type OrderChanged } from '@simulator/world/observed-orders';
import { quickHashing } from '@simulator/world/quick-hashing';
import { ShopFloor } from '@simulator/world/shop-staff';
import { simulatedChain } from '@simulator/world/simulated-chain';
import { type ProviderEntry, SimulatedProvider } from '@simulator/world/simulated-provider';
import { type ServerEnvironment, SimulatedServer } from '@simulator/world/simulated-server';
import { VirtualClock } from '@simulator/world/virtual-clock';
import type { WorldObservation } from '@simulator/world/world-observation';
import { OrderStore } from '@/application/orders/order-store';
import { instant, type Instant } from '@/domain/shared/instant';
import { newAccountId } from '@api/accounts/new-account-id';
import type { Chain } from '@api/chain/chain';
import { demonstrationChain } from '@demo/demonstration-chain';
import { storeChain } from '@api/chain/store-chain';
import { emptyMemoryState, type MemoryState, memoryStores, type Stores } from '@api/stores';

export interface WorldOptions {
  readonly isTraced: boolean;
  /** The reference API where left out. */
  readonly serverOf?: (environment: ServerEnvironment) => SimulatedServer;
}

/** A chain, its payment provider and its customers, in one process and one virtual time. */
export class World {
  readonly seed: number;
  readonly start: Instant;
  readonly clock: VirtualClock;
  readonly trace: Trace;
  readonly faults = new Tally();
  readonly randomness: SeededRandomness;
  readonly chance: Chance;
  readonly state: MemoryState;
  readonly stores: Stores;
  readonly provider: SimulatedProvider;
  readonly messenger: Messenger;
  readonly server: SimulatedServer;
  readonly floor: ShopFloor;
  /** Whether no two things that a shop sells share a code. */
  readonly hasPlainMenus: boolean;
  readonly kitchen: Kitchen;
  readonly devices = new Map<string, Device>();
  readonly orders: ObservedOrders;
  /** From an order's arrival until it was paid. */
  readonly waitsMs: number[] = [];
  readonly reserved: { readonly device: Device; readonly entry: ProviderEntry }[] = [];
  readonly #chain: Chain;
  readonly #observers: ((observed: WorldObservation) => void)[] = [];

  constructor(heading: Heading, { isTraced, serverOf }: WorldOptions) {
    const { seed } = heading;
    this.seed = seed;
    this.start = instant(new Date(heading.start).getTime());
    this.hasPlainMenus = heading.chain !== 'demonstration';
    this.#chain = this.hasPlainMenus ? simulatedChain() : demonstrationChain(this.start);
    this.clock = new VirtualClock(this.start, () => this.server.isBusy);
    this.trace = new Trace(this.clock, isTraced);
    this.randomness = new SeededRandomness(seed);
    this.chance = new Chance(seed);
    this.orders = new ObservedOrders((changed) => this.#orderChanged(changed));
    const empty = emptyMemoryState();
    this.state = { ...empty, ledger: { ...empty.ledger, orders: this.orders } };
    this.stores = memoryStores(this.state);
    const { clock, trace, faults, stores, orders, observe } = this;
    this.provider = new SimulatedProvider({
      ...{ clock, seed, trace, faults, observe },
      onChange: (entry) => this.messenger.send(entry),
    });
    const { provider } = this;
    this.floor = new ShopFloor(
      this.#chain.shops,
      () => clock.now(),
      (bundle) => void stores.shops.put(bundle),
    );
    // The server has random numbers of its own: what customers do depends on nothing that the server does.
    const environment = { stores, clock, provider, randomness: new SeededRandomness(~seed) };
    const server = serverOf?.(environment) ?? new SimulatedServer(environment);
    this.server = server;
    const { notifications } = this.state;
    this.messenger = new Messenger({ seed, clock, trace, faults, server, notifications, observe });
    this.kitchen = new Kitchen({ seed, clock, server, orders });
  }

  /** Calls an observer with everything that happens from now on. */
  subscribe(observer: (observed: WorldObservation) => void): void {
    this.#observers.push(observer);
  }

  async open(): Promise<void> {
    await storeChain(this.stores, this.#chain);
    for (const email of SIMULATED_MEMBERS) await this.#register(email);
    await this.server.open();
  }

  /** The device of that name, which is made where there is none yet. */
  device(name: string): Device {
    const known = this.devices.get(name);
    if (known !== undefined) return known;
    const device = new Device(this, name);
    this.devices.set(name, device);
    return device;
  }

  /** The provider has reserved the money of a customer. */
  noteReserved(device: Device, entry: ProviderEntry): void {
    this.reserved.push({ device, entry });
  }

  /** Ends all faults: whatever is wrong from now on stays wrong by itself. */
  async calm(): Promise<void> {
    this.provider.providerProfile = {};
    this.messenger.post = {};
    for (const device of this.devices.values()) {
      device.line.networkProfile = {};
      device.storage.quotaChars = Infinity;
      device.setOnline(true);
    }
    if (!this.server.isUp) await this.server.open();
  }

  /** Opens the storefront on every device where it was closed. */
  async comeBack(): Promise<void> {
    for (const device of this.devices.values()) if (device.pages.length === 0) void device.open(0, '/');
  }

  /** Loads the storefront once more where an order is still tracked, although all have expired. */
  async lookAgain(): Promise<void> {
    for (const device of this.devices.values()) {
      const isTracking = device.pages.some((page) => page.get(OrderStore).running.length > 0);
      if (isTracking) void device.open(0, '/');
    }
  }

  async close(): Promise<void> {
    for (const device of this.devices.values()) for (const page of device.pages) page.close();
    await this.server.close();
  }

  readonly observe = (observed: WorldObservation): void => {
    for (const observer of this.#observers) observer(observed);
  };

  #orderChanged(changed: OrderChanged): void {
    const { order, before } = changed;
    this.trace.write(`order ${order.id} ${before ?? 'new'} → ${order.status}`);
    this.observe(changed);
    if (order.status === 'added') this.waitsMs.push(this.clock.now() - order.placedAt);
    this.kitchen.apply(order.id, order.status);
  }

  async #register(email: string): Promise<void> {
    const hashed = await quickHashing.hash(SIMULATED_PASSWORD);
    if (!hashed.ok) return;
    const at = this.clock.now();
    await this.stores.accounts.create({
      ...{ id: newAccountId(this.randomness), email, passwordHash: hashed.value },
      ...{ firstName: 'Ada', lastName: 'Ek', phone: '+46701740605', language: 'en' },
      ...{ isConfirmed: true, acceptedTermsAt: at, createdAt: at, favorites: [] },
    });
  }
}
