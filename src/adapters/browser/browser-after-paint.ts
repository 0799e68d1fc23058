import type { AfterPaint } from '@/domain/ports/after-paint';

/** The members of `window` used here. */
export type PaintingWindow = Pick<
  Window,
  'addEventListener' | 'requestAnimationFrame' | 'setTimeout' | 'reportError'
> & { readonly document: Pick<Document, 'visibilityState' | 'addEventListener'> };

/** A page that is covered or not drawn has no frames. */
const AT_LATEST_MS = 100;

export class BrowserAfterPaint implements AfterPaint {
  readonly #window: PaintingWindow;
  #waiting: readonly (() => void)[] = [];

  constructor(window: PaintingWindow) {
    this.#window = window;
    // A hidden page may be ended without another event.
    window.document.addEventListener('visibilitychange', () => this.#runIfHidden());
    window.addEventListener('pagehide', () => this.#runAll());
  }

  run(work: () => void): void {
    this.#waiting = [...this.#waiting, work];
    if (this.#waiting.length > 1) return;
    const runAll = (): void => this.#runAll();
    this.#window.requestAnimationFrame(() => this.#window.setTimeout(runAll));
    this.#window.setTimeout(runAll, AT_LATEST_MS);
    this.#runIfHidden();
  }

  #runIfHidden(): void {
    if (this.#window.document.visibilityState === 'hidden') this.#runAll();
  }

  /** An error of one is not the end of the others. */
  #runAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const work of waiting) {
      try {
        work();
      } catch (error) {
        this.#window.reportError(error);
      }
    }
  }
}
