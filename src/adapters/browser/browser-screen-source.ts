import { USUAL_FONT_PX, type RootFont } from '@/adapters/browser/root-font';
import type { ScreenSize } from '@/domain/navigation/page-tracking';
import { screenTypeOf } from '@/domain/navigation/screen-type';
import type { ScreenSource } from '@/domain/ports/screen-source';

/** The members of `window` used here. */
export type ScreenWindow = Pick<
  Window,
  'innerWidth' | 'innerHeight' | 'addEventListener' | 'removeEventListener'
>;

/**
 * The size of the window. The screen type follows the font size, as the breakpoints of the style sheets do: text of
 * twice the size has half of the room. Source: spec §4 Screen type; DEC-31.
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
