import type { Disposer } from '@/domain/ports/clock';
import { portToken } from '@/domain/ports/port-token';

/** Keeps the screen lit, where the device lets a page do so. */
export interface ScreenWake {
  /** Until the returned stop is called. */
  keep(): Disposer;
}

export const ScreenWake = portToken<ScreenWake>('ScreenWake');
