import { ORIGIN_MARKER_HEADER } from '@/adapters/contract/headers';
import type { Clock } from '@/domain/ports/clock';
import type { Connection } from '@/domain/ports/connection';

const CHECK_TIMEOUT_MS = 5_000;

/** The members of `window` used here. */
export type ConnectionWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'fetch'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly location: Pick<Location, 'origin'>;
};

/**
 * The browser's report, and a HEAD of the own origin whose answer must carry our mark, which a captive portal's does
 * not. The request is a no-cors one; its answer can be read because it is of the same origin. Source: spec §2, AMB-37;
 * OFF-05, API-30.
 */
export class BrowserConnection implements Connection {
  readonly #window: ConnectionWindow;
  readonly #clock: Clock;

  constructor(window: ConnectionWindow, clock: Clock) {
    this.#window = window;
    this.#clock = clock;
  }

  isOnline(): boolean {
    return this.#window.navigator.onLine;
  }

  onChange(listener: (isOnline: boolean) => void): () => void {
    const online = (): void => listener(true);
    const offline = (): void => listener(false);
    this.#window.addEventListener('online', online);
    this.#window.addEventListener('offline', offline);
    return () => {
      this.#window.removeEventListener('online', online);
      this.#window.removeEventListener('offline', offline);
    };
  }

  async originAnswers(signal?: AbortSignal): Promise<boolean> {
    const controller = new AbortController();
    const giveUp = (): void => controller.abort();
    if (signal?.aborted === true) return false;
    signal?.addEventListener('abort', giveUp);
    const stop = this.#clock.after(CHECK_TIMEOUT_MS, giveUp);
    try {
      return (await this.#head(controller.signal)).headers.has(ORIGIN_MARKER_HEADER);
    } catch {
      return false;
    } finally {
      stop();
      signal?.removeEventListener('abort', giveUp);
    }
  }

  #head(signal: AbortSignal): Promise<Response> {
    return this.#window.fetch(`${this.#window.location.origin}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      signal,
    });
  }
}
