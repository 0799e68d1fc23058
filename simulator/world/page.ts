import type { Chance } from '@simulator/random/chance';
import { SIMULATED_ORIGIN } from '@simulator/world/addresses';
import { DeviceClock } from '@simulator/world/device-clock';
import type { DeviceStorage } from '@simulator/world/device-storage';
import { type Lifetime, killableClock, killableTransport } from '@simulator/world/killable-server';
import { startProgram } from '@simulator/program/start-program';
import { workOfPage } from '@simulator/program/page-services';
import type { NetworkConnection } from '@simulator/world/network-connection';
import type { TabHub } from '@simulator/world/tab-hub';
import { MemoryPageVisibility } from '@/adapters/headless/memory-page-visibility';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { MemoryNavigator } from '@/adapters/headless/memory-navigator';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { RecordingPageDocument } from '@/adapters/headless/recording-page-document';
import { composeHeadless } from '@/adapters/wiring/compose-headless';
import { disposeAll } from '@/application/shared/background-service';
import type { Services } from '@/domain/ports/deps';
import { Navigate } from '@/application/navigation/navigate';
import { ApplyStoredLanguage } from '@/application/language/apply-stored-language';
import type { OrderId } from '@/domain/order/order';
import type { Clock, Disposer } from '@/domain/ports/clock';
import type { Connection } from '@/domain/ports/connection';
import type { Randomness } from '@/domain/ports/randomness';
import type { TabElection } from '@/domain/ports/tab-election';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';

/** How long a customer thinks before answering a question. */
const ANSWER_MS = 700;
const MAX_REDIRECTS = 10;
/** No slower answer tells the time. */
const QUICK_ANSWER_MS = 5_000;

/** What all pages of a world share. */
export interface PageEnvironment {
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly chance: Chance;
}

/** What a page uses of its browser. */
interface PageBrowser {
  readonly storage: DeviceStorage;
  readonly hub: TabHub;
  readonly line: NetworkConnection;
  readonly connection: Connection;
  readonly election: TabElection;
  readonly agreed: Map<OrderId, Amount | undefined>;
  readonly skewMs: number;
  readonly saysYes: boolean;
}

/** The storefront's program in one tab, from its start until it is left; taking the place of the screens. */
export class Page {
  readonly clock: Clock;
  readonly openedAt: Instant;
  /** When a response last carried the time to this page. */
  reportedTimeAt: Instant | undefined;
  readonly reporter = new RecordingFailureReporter();
  readonly navigator: MemoryNavigator;
  /** The order that the customer went to pay from here last. */
  agreedTo: OrderId | undefined;
  /** Where the page was left for. */
  departure: string | undefined;
  /** Aborts when the screen is left. */
  screen = new AbortController();
  readonly get: Services['get'];
  readonly #lifetime: Lifetime = { isOver: false };
  readonly #onDeparture: () => void;
  #stop: Disposer = () => undefined;
  readonly #browser: PageBrowser;
  #notifyLeft: (word: 'the page was left') => void = () => undefined;
  readonly #left = new Promise<'the page was left'>((resolve) => (this.#notifyLeft = resolve));

  constructor(
    { clock, randomness, chance }: PageEnvironment,
    browser: PageBrowser,
    address: string,
    onDeparture: () => void,
  ) {
    this.#browser = browser;
    this.openedAt = clock.now();
    const deviceClock = new DeviceClock(clock, () => browser.skewMs);
    this.clock = killableClock(deviceClock, this.#lifetime);
    this.#onDeparture = onDeparture;
    this.navigator = new MemoryNavigator(address);
    const tab = browser.storage.openTab();
    const channel = browser.hub.join();
    const program = composeHeadless({
      baseUrl: SIMULATED_ORIGIN,
      clock: this.clock,
      randomness,
      random: () => chance.share(),
      direct: killableTransport(browser.line.go, this.#lifetime),
      cookies: { fetch: globalThis.fetch, text: () => browser.line.cookies.text() },
      texts: new MemoryTexts(),
      visibility: new MemoryPageVisibility(true),
      ...{ tab, channel, navigator: this.navigator, connection: browser.connection, reporter: this.reporter },
      election: browser.election,
      document: new RecordingPageDocument({ origin: SIMULATED_ORIGIN, onLeave: (url) => this.#depart(url) }),
      onServerTime: (time) => {
        deviceClock.learn(time);
        if (time.roundTripMs < QUICK_ANSWER_MS) this.reportedTimeAt = clock.now();
      },
    });
    const services: Services = program;
    this.get = (token) => services.get(token);
    this.navigator.arrive = (path) => this.#arrive(path);
    this.#stop = disposeAll(
      () => tab.close(),
      () => channel.close(),
      () => this.screen.abort(),
    );
  }

  /**
   * Starts the program as a browser does: stored values are restored, then the navigation rules run for the address.
   */
  async open(): Promise<void> {
    await this.get(ApplyStoredLanguage).apply();
    this.#stop = disposeAll(
      this.#stop,
      startProgram(this, (answer) => {
        this.clock.after(ANSWER_MS, () => answer(this.#browser.saysYes));
      }),
    );
    await this.orItsEnd(this.#arrive(this.navigator.address));
  }

  /** Ends the page and all its work. */
  close(): void {
    if (this.#lifetime.isOver) return;
    this.#stop();
    this.#lifetime.isOver = true;
    this.#notifyLeft('the page was left');
  }

  /** The result of some work, or that the page was left before it ended. */
  orItsEnd<Value>(work: Promise<Value>): Promise<Value | 'the page was left'> {
    return Promise.race([work, this.#left]);
  }

  /** The customer has seen this total of an order and goes to pay it. */
  agreeTo(orderId: OrderId, total: Amount | undefined): void {
    this.agreedTo = orderId;
    this.#browser.agreed.set(orderId, total);
  }

  get isOpen(): boolean {
    return !this.#lifetime.isOver;
  }

  async #arrive(path: string, redirects = 0): Promise<void> {
    if (redirects > MAX_REDIRECTS) throw new Error(`${path} redirects for ever.`);
    const outcome = await this.get(Navigate).navigate(path);
    if (outcome.kind === 'superseded' || !this.isOpen) return;
    if (outcome.kind === 'redirected') {
      this.navigator.arrive = (next) => this.#arrive(next, redirects + 1);
      await this.navigator.go(outcome.to, { replace: true });
      this.navigator.arrive = (next) => this.#arrive(next);
      return;
    }
    this.screen.abort('the screen was left');
    this.screen = new AbortController();
    if (outcome.kind === 'arrived') void workOfPage(this, outcome.route);
  }

  #depart(url: string): void {
    this.departure = url;
    this.#onDeparture();
  }
}
