import type { ScreenSize } from '@/domain/navigation/page-tracking';
import { screenTypeOf } from '@/domain/navigation/screen-type';
import type { ScreenSource } from '@/domain/ports/screen-source';

/** What is needed of a window. */
export type ScreenWindow = Pick<
  Window,
  'innerWidth' | 'innerHeight' | 'addEventListener' | 'removeEventListener'
>;

export class BrowserScreenSource implements ScreenSource {
  readonly #window: ScreenWindow;

  constructor(window: ScreenWindow) {
    this.#window = window;
  }

  size(): ScreenSize {
    const { innerWidth, innerHeight } = this.#window;
    return { width: innerWidth, height: innerHeight, type: screenTypeOf(innerWidth) };
  }

  onChange(listener: (size: ScreenSize) => void): () => void {
    const onResize = (): void => listener(this.size());
    this.#window.addEventListener('resize', onResize);
    return () => this.#window.removeEventListener('resize', onResize);
  }
}
