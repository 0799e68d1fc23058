import type { CustomerStep, Heading, Script, Step } from '@/adapters/recording/step';
import { Chance } from '@simulator/random/chance';
import { payAtProvider } from '@simulator/acts/pay-at-provider';
import { performAct } from '@simulator/acts/perform-act';
import { checkCaptureAsked } from '@simulator/invariants/check-capture';
import { checkConfirmed, confirmingOf } from '@simulator/invariants/check-confirmed';
import { ToggledFavorites } from '@simulator/invariants/check-favorites';
import { checkLeaving } from '@simulator/invariants/check-leaving';
import { WatchedOrders } from '@simulator/invariants/check-order';
import { watchPage } from '@simulator/invariants/watch-page';
import { type Violation, Violations } from '@simulator/invariants/violations';
import { Tally } from '@simulator/trace/tally';
import { Trace } from '@simulator/trace/trace';
import { Device } from '@simulator/world/device';
import { happen } from '@simulator/world/apply-event';
import { Kitchen } from '@simulator/world/kitchen';
import { SIMULATED_MEMBERS, SIMULATED_PASSWORD } from '@/adapters/recording/simulated-members';
import type { Page } from '@simulator/world/page';
import { Messenger } from '@simulator/world/messenger';
import { quickHashing } from '@simulator/world/quick-hashing';
import { ShopFloor } from '@simulator/world/shop-staff';
import { simulatedChain } from '@simulator/world/simulated-chain';
import { type ProviderEntry, SimulatedProvider } from '@simulator/world/simulated-provider';
import { type ServerSurroundings, SimulatedServer } from '@simulator/world/simulated-server';
import { VirtualClock } from '@simulator/world/virtual-clock';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { OrderStore } from '@/application/orders/order-store';
import { SessionStore } from '@/application/account/session-store';
import { wait } from '@/domain/ports/clock';
import { addMs, instant, type Instant } from '@/domain/shared/instant';
import { newAccountId } from '@api/accounts/new-account-id';
import type { Chain } from '@api/chain/chain';
import { demonstrationChain } from '@demo/demonstration-chain';
import { storeChain } from '@api/chain/store-chain';
import { emptyMemoryState, type MemoryState, memoryStores, type Stores } from '@api/stores';

/** What a step came to, for whoever reads along. */
export interface StepOutcome {
  readonly at: number;
  readonly step: Step;
  readonly outcome: string;
}

export interface WorldOptions {
  readonly isTraced: boolean;
  /** The reference API where left out. */
  readonly serverOf?: (surroundings: ServerSurroundings) => SimulatedServer;
  readonly tell?: (outcome: StepOutcome) => void;
  readonly onViolation?: (violation: Violation) => void;
}

/** A chain, its payment provider and its customers, in one process and one virtual time. */
export class World {
  readonly seed: number;
  readonly start: Instant;
  readonly clock: VirtualClock;
  readonly trace: Trace;
  readonly violations: Violations;
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
  readonly orders: WatchedOrders;
  readonly toggled = new ToggledFavorites();
  /** From an order's arrival until it was paid. */
  readonly waitsMs: number[] = [];
  readonly reserved: { readonly device: Device; readonly entry: ProviderEntry }[] = [];
  /** Acts under way, by where they are done. */
  readonly #busy = new Map<string, Promise<unknown>>();
  readonly #unfinished = new Map<number, CustomerStep>();
  readonly #options: WorldOptions;
  readonly #chain: Chain;

  constructor(heading: Heading, options: WorldOptions) {
    this.#options = options;
    this.seed = heading.seed;
    this.start = instant(new Date(heading.start).getTime());
    this.hasPlainMenus = heading.chain !== 'demonstration';
    this.#chain = this.hasPlainMenus ? simulatedChain() : demonstrationChain(this.start);
    this.clock = new VirtualClock(this.start);
    this.trace = new Trace(this.clock, options.isTraced);
    this.violations = new Violations(this.clock, this.trace, options.onViolation);
    this.randomness = new SeededRandomness(this.seed);
    this.chance = new Chance(this.seed);
    const { clock, seed, trace, faults } = this;
    this.provider = new SimulatedProvider({
      ...{ clock, seed, trace, faults },
      tell: (entry) => this.messenger.tell(entry),
      captureAsked: (entry) => checkCaptureAsked(this, entry),
    });
    this.messenger = new Messenger(this);
    const empty = emptyMemoryState();
    this.floor = new ShopFloor(
      this.#chain.shops,
      () => this.clock.now(),
      (bundle) => void this.stores.shops.put(bundle),
    );
    this.orders = new WatchedOrders(this);
    this.state = { ...empty, ledger: { ...empty.ledger, orders: this.orders } };
    this.stores = memoryStores(this.state);
    const { stores, provider } = this;
    // The customers' chance is their own: what they do hangs on nothing that the server does.
    const surroundings = { stores, clock, provider, randomness: new SeededRandomness(~this.seed) };
    this.server = options.serverOf?.(surroundings) ?? new SimulatedServer(surroundings);
    this.kitchen = new Kitchen(this);
  }

  async open(): Promise<void> {
    await storeChain(this.stores, this.#chain);
    for (const email of SIMULATED_MEMBERS) await this.#welcome(email);
    await this.server.open();
  }

  /** Plays all steps, each at its time. */
  async play({ steps }: Pick<Script, 'steps'>): Promise<void> {
    for (const [index, step] of steps.entries())
      this.clock.after(step.at, () => void this.#take(step, index));
    const last = steps.reduce((latest, { at }) => Math.max(latest, at), 0);
    await this.clock.runUntil(addMs(this.start, last + 1));
  }

  device(name: string): Device {
    const known = this.devices.get(name);
    if (known !== undefined) return known;
    const device = new Device(this, name);
    this.devices.set(name, device);
    return device;
  }

  /** Somebody's money was set aside by the provider. */
  noteReserved(device: Device, entry: ProviderEntry): void {
    this.reserved.push({ device, entry });
  }

  watch(device: Device, page: Page): void {
    watchPage({ world: this, device, page });
  }

  /** The acts that have begun and not ended. */
  get unfinished(): readonly CustomerStep[] {
    return [...this.#unfinished.values()];
  }

  /** The faults are over: whatever is wrong from now on stays wrong by itself. */
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

  /** Everybody opens the storefront once more, also those who had closed it. */
  async comeBack(): Promise<void> {
    for (const device of this.devices.values()) if (device.pages.length === 0) void device.open(0, '/');
  }

  /** Whoever still follows an order, although all have expired, loads the storefront once more. */
  async lookAgain(): Promise<void> {
    for (const device of this.devices.values()) {
      const isFollowing = device.pages.some((page) => page.get(OrderStore).running.length > 0);
      if (isFollowing) void device.open(0, '/');
    }
  }

  async close(): Promise<void> {
    for (const device of this.devices.values()) for (const page of device.pages) page.close();
    await this.server.close();
  }

  async #take(step: Step, index: number): Promise<void> {
    if ('event' in step) return this.#tell(step, await happen(this, step.event));
    const place = `${step.who}/${step.tab}`;
    const before = step.isImpatient === true ? undefined : this.#busy.get(place);
    const work = this.#perform(step, index, before);
    this.#busy.set(place, work);
    await work;
  }

  async #perform(step: CustomerStep, index: number, before: Promise<unknown> | undefined): Promise<void> {
    await before;
    const device = this.device(step.who);
    const doing = { do: step.act.do };
    device.doing.add(doing);
    this.#unfinished.set(index, step);
    const { act, tab } = step;
    const page = device.page(tab);
    const email = page?.get(SessionStore).session.user?.email;
    if (act.do === 'log in') {
      device.logIns += 1;
      device.lastEmail = act.email;
    }
    if (act.do === 'toggle favourite')
      for (const each of [email, device.lastEmail]) this.toggled.add(each, act.article);
    const began = act.do === 'order' ? confirmingOf(device, page) : undefined;
    if (page !== undefined && act.do === 'order') page.agreedTo = undefined;
    const work = act.do === 'pay' ? payAtProvider(device, tab, act) : performAct(device, tab, act);
    const outcome = await work;
    this.#unfinished.delete(index);
    if (act.do === 'order') checkConfirmed(device, page, began);
    if (act.do === 'toggle favourite') this.toggled.add(device.lastEmail, act.article);
    if (act.do === 'log out' && outcome === 'done') void checkLeaving(device, email);
    // What an act sets off in other tabs and reactions is its doing as well.
    void wait(this.clock, 1).then(() => device.doing.delete(doing));
    this.#tell(step, outcome);
  }

  #tell(step: Step, outcome: string): void {
    this.trace.write(
      `${'event' in step ? `! ${step.event.do}` : `${step.who}/${step.tab} ${step.act.do}`}: ${outcome}`,
    );
    this.#options.tell?.({ at: this.clock.now() - this.start, step, outcome });
  }

  async #welcome(email: string): Promise<void> {
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
