import type { Disposer } from '@/domain/ports/clock';
import { portToken } from '@/domain/ports/port-token';

/** Prevents the screen from turning off, where the device supports it. */
export interface ScreenWake {
  /** Until the returned disposer is called. */
  request(): Disposer;
}

export const ScreenWake = portToken<ScreenWake>('ScreenWake');
