import type { Disposer } from '@/domain/ports/clock';
import type { PageVisibility } from '@/domain/ports/page-visibility';

/** The members of `window` used here. */
export type VisibilityWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
};

/** Two windows side by side are both visible: switching between them only moves the focus. */
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
