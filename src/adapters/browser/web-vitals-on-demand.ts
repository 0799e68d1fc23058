import { atRest } from '@/adapters/browser/at-rest';
import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { matchRoute } from '@/domain/navigation/match-route';

/** Reports how fast the page is, by the name of the route that it was opened with, and once. */
export class WebVitalsOnDemand {
  readonly #window: BrowserWindow;
  readonly #address: string;
  #isAllowed = false;
  #measuring: Promise<void> | undefined;

  constructor(window: BrowserWindow, address: string) {
    this.#window = window;
    this.#address = address;
  }

  /** Loads what measures once the page is idle. */
  allow(): void {
    this.#isAllowed = true;
    this.#measuring ??= this.#measure();
  }

  /** From now on nothing is sent. */
  forbid(): void {
    this.#isAllowed = false;
  }

  async #measure(): Promise<void> {
    const [opened] = this.#window.performance.getEntriesByType('navigation');
    const route = opened && matchRoute(new URL(opened.name).pathname);
    if (route === undefined) return;
    await atRest(this.#window);
    const loaded = await import('@/adapters/browser/measure-web-vitals').catch(() => undefined);
    loaded?.measureWebVitals(this.#window, (measured) => {
      if (this.#isAllowed) this.#send({ route: route.name, ...measured });
    });
  }

  #send(report: object): void {
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    this.#window.navigator.sendBeacon(this.#address, body);
  }
}
