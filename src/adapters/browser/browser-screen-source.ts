import { USUAL_FONT_PX, type RootFont } from '@/adapters/browser/root-font';
import type { ScreenSize } from '@/domain/navigation/page-tracking';
import { screenTypeOf } from '@/domain/navigation/screen-type';
import type { ScreenSource } from '@/domain/ports/screen-source';

/** What is needed of a window. */
export type ScreenWindow = Pick<
  Window,
  'innerWidth' | 'innerHeight' | 'addEventListener' | 'removeEventListener'
>;

/**
 * The window as a source of screen sizes. The type follows the font size as the style sheets do: a text that is twice
 * as large has half of the room. Source: spec §4 Screen type; DEC-31.
 */
export class BrowserScreenSource implements ScreenSource {
  readonly #window: ScreenWindow;
  readonly #font: RootFont;

  constructor(window: ScreenWindow, font: RootFont) {
    this.#window = window;
    this.#font = font;
  }

  size(): ScreenSize {
    const { innerWidth, innerHeight } = this.#window;
    const type = screenTypeOf((innerWidth * USUAL_FONT_PX) / this.#font.sizePx());
    return { width: innerWidth, height: innerHeight, type };
  }

  onChange(listener: (size: ScreenSize) => void): () => void {
    const onResize = (): void => listener(this.size());
    this.#window.addEventListener('resize', onResize);
    const stopFont = this.#font.onChange(onResize);
    return () => {
      this.#window.removeEventListener('resize', onResize);
      stopFont();
    };
  }
}
