import type { Disposer } from '@/domain/ports/clock';
import type { ScreenWake } from '@/domain/ports/screen-wake';

/** The members of `window` used here. Not every browser has wake locks. */
export interface WakeWindow {
  readonly navigator: {
    readonly wakeLock?: { request(type: 'screen'): Promise<{ release(): Promise<void> }> };
  };
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/** The browser releases the lock when the page is hidden, so it is requested again when the page is shown. */
export class BrowserScreenWake implements ScreenWake {
  readonly #window: WakeWindow;

  constructor(window: WakeWindow) {
    this.#window = window;
  }

  request(): Disposer {
    const { document } = this.#window;
    const held: Promise<Disposer>[] = [];
    const ask = (): void => {
      if (document.visibilityState === 'visible') held.push(this.#request());
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      for (const lock of held) void lock.then((release) => release());
    };
  }

  /** A device in power saving refuses; the screen then turns off as configured. */
  async #request(): Promise<Disposer> {
    try {
      const lock = await this.#window.navigator.wakeLock?.request('screen');
      return () => void lock?.release();
    } catch {
      return () => undefined;
    }
  }
}
