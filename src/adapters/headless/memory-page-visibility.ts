import type { Disposer } from '@/domain/ports/clock';
import type { PageVisibility } from '@/domain/ports/page-visibility';

/** A page in memory; hidden unless set. */
export class MemoryPageVisibility implements PageVisibility {
  isVisible: boolean;
  readonly #listeners = new Set<(isVisible: boolean) => void>();

  constructor(isVisible = false) {
    this.isVisible = isVisible;
  }

  onChange(listener: (isVisible: boolean) => void): Disposer {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Shows or hides the page; showing a visible one focuses it. */
  setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
    for (const listener of [...this.#listeners]) listener(isVisible);
  }
}
