export const SMALL_SCREEN_BELOW_PX = 900;
export const LOW_SCREEN_BELOW_PX = 600;

/** Source: spec §4 Screen type, AMB-32; SCREEN-01, SCREEN-02. */
export type ScreenType = 'Small' | 'Large';

export const screenTypeOf = (widthPx: number): ScreenType =>
  widthPx < SMALL_SCREEN_BELOW_PX ? 'Small' : 'Large';

/** On a low window headers are not sticky and the bar is smaller. Source: spec §9, OPEN-14; CONST-01. */
export const isLowScreen = (heightPx: number): boolean => heightPx < LOW_SCREEN_BELOW_PX;
