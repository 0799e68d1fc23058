import type { Disposer } from '@/domain/ports/clock';
import type { ScreenWake } from '@/domain/ports/screen-wake';

/** What is needed of a window. Not every browser has a wake lock. */
export interface WakeWindow {
  readonly navigator: {
    readonly wakeLock?: { request(type: 'screen'): Promise<{ release(): Promise<void> }> };
  };
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/** The browser lets go of the lock whenever the page is hidden, so it is asked for again when it is seen. */
export class BrowserScreenWake implements ScreenWake {
  readonly #window: WakeWindow;

  constructor(window: WakeWindow) {
    this.#window = window;
  }

  keep(): Disposer {
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

  /** A device that saves power refuses; the screen then goes dark as it is set to. */
  async #request(): Promise<Disposer> {
    try {
      const lock = await this.#window.navigator.wakeLock?.request('screen');
      return () => void lock?.release();
    } catch {
      return () => undefined;
    }
  }
}
