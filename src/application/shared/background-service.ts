import type { Disposer } from '@/domain/ports/clock';

/** Work that runs from `start` until the returned disposer is called. */
export interface BackgroundService {
  start(): Disposer;
}

/** Returns one disposer for several, called in reverse order. */
export const disposeAll =
  (...stops: readonly Disposer[]): Disposer =>
  () =>
    stops.toReversed().forEach((stop) => stop());
