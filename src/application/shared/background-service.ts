import type { Disposer } from '@/domain/ports/clock';

/** Work that goes on by itself from `start` until the returned stop is called. */
export interface BackgroundService {
  start(): Disposer;
}

/** One stop for several, in reverse order. */
export const disposeAll =
  (...stops: readonly Disposer[]): Disposer =>
  () =>
    stops.toReversed().forEach((stop) => stop());
