import type { Disposer } from '@/domain/ports/clock';
import type { PageVisibility } from '@/domain/ports/page-visibility';

/** What is needed of a window. */
export type VisibilityWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
};

/** Two windows side by side are both visible, so that going from one to the other shows only as focus. */
export class BrowserPageVisibility implements PageVisibility {
  readonly #window: VisibilityWindow;

  constructor(window: VisibilityWindow) {
    this.#window = window;
  }

  get isVisible(): boolean {
    return this.#window.document.visibilityState === 'visible';
  }

  onChange(listener: (isVisible: boolean) => void): Disposer {
    const report = (): void => listener(this.isVisible);
    const window = this.#window;
    window.document.addEventListener('visibilitychange', report);
    const onShown = (event: PageTransitionEvent): void => {
      if (event.persisted) report();
    };
    window.addEventListener('focus', report);
    window.addEventListener('pageshow', onShown);
    return () => {
      window.document.removeEventListener('visibilitychange', report);
      window.removeEventListener('focus', report);
      window.removeEventListener('pageshow', onShown);
    };
  }
}
