import type { ActingPage } from '@simulator/program/acting-page';
import { startProgram } from '@simulator/program/start-program';
import { workOfPage } from '@simulator/program/page-services';
import type { CookieJar } from '@/adapters/http/cookie-jar';
import type { MemoryTab } from '@/adapters/headless/memory-browser';
import type { MemoryTabChannel } from '@/adapters/headless/memory-tab-channel';
import { MemoryNavigator } from '@/adapters/headless/memory-navigator';
import { RecordingPageDocument } from '@/adapters/headless/recording-page-document';
import { composeHeadless } from '@/adapters/wiring/compose-headless';
import { disposeAll } from '@/application/shared/background-service';
import type { Services } from '@/domain/ports/deps';
import { Navigate } from '@/application/navigation/navigate';
import { ApplyStoredLanguage } from '@/application/language/apply-stored-language';
import { type Clock, type Disposer, wait } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';

/** How long a customer looks at a page that does not get any further. */
const PATIENCE_MS = 15_000;

/** A storefront somewhere. */
export interface ReplaySite {
  readonly origin: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

export interface SitePageDeps {
  readonly site: ReplaySite;
  readonly cookies: CookieJar;
  readonly tab: MemoryTab;
  readonly channel: MemoryTabChannel;
  readonly saysYes: () => boolean;
}

/** The storefront's program in one tab at a real server, from its start until it is left. */
export class SitePage implements ActingPage {
  readonly clock: Clock;
  readonly navigator: MemoryNavigator;
  readonly get: Services['get'];
  screen = new AbortController();
  isOpen = true;
  /** Where the page was left for. */
  departure: string | undefined;
  readonly #saysYes: () => boolean;
  readonly #leave = new AbortController();
  #stop: Disposer;

  constructor({ site, cookies, tab, channel, saysYes }: SitePageDeps, address: string) {
    this.clock = site.clock;
    this.navigator = new MemoryNavigator(address);
    this.#saysYes = saysYes;
    const { origin, clock, randomness } = site;
    const onLeave = (url: string): void => {
      this.departure = url;
      this.close();
    };
    const document = new RecordingPageDocument({ origin, onLeave });
    const { navigator } = this;
    const program = composeHeadless({
      ...{ baseUrl: origin, clock, randomness, cookies, tab, channel, navigator, document },
    });
    const services: Services = program;
    this.get = (token) => services.get(token);
    this.navigator.arrive = (path) => this.#arrive(path);
    this.#stop = disposeAll(() => channel.close());
  }

  async open(): Promise<void> {
    await this.get(ApplyStoredLanguage).apply();
    this.#stop = disposeAll(
      this.#stop,
      startProgram(this, (answer) => answer(this.#saysYes())),
    );
    await this.orItsEnd(this.#arrive(this.navigator.address));
  }

  close(): void {
    this.isOpen = false;
    this.#stop();
    this.screen.abort();
    this.#leave.abort();
  }

  agreeTo(): void {
    // The agreement is not checked here.
  }

  orItsEnd<Value>(work: Promise<Value>): Promise<Value | 'the page was left'> {
    const { signal } = this.#leave;
    const left = new Promise<'the page was left'>((resolve) => {
      signal.addEventListener('abort', () => resolve('the page was left'), { once: true });
    });
    return Promise.race([work, left]);
  }

  async #arrive(path: string): Promise<void> {
    const outcome = await this.get(Navigate).navigate(path);
    if (!this.isOpen) return;
    if (outcome.kind === 'redirected') return this.navigator.go(outcome.to, { replace: true });
    if (outcome.kind === 'superseded') return;
    this.screen.abort();
    this.screen = new AbortController();
    if (outcome.kind !== 'arrived') return;
    // What is done next waits for what a person would see here, but not for ever.
    const isLate = wait(this.clock, PATIENCE_MS, this.screen.signal);
    await Promise.race([workOfPage(this, outcome.route), isLate]);
  }
}
