/** A phone and a desktop computer. */
export type ScreenSize = 'small' | 'large';

export const SCREEN_SIZES = ['small', 'large'] as const satisfies readonly ScreenSize[];

/** In CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** The screen options of a browser context. */
export const SCREENS = {
  small: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  large: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
} as const satisfies Record<ScreenSize, object>;
