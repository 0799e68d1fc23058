import type { Stop } from '@/domain/ports/clock';

/** Work that goes on by itself from `start` until the returned stop is called. */
export interface StandingWork {
  start(): Stop;
}

/** One stop for several, in reverse order. */
export const stopAll =
  (...stops: readonly Stop[]): Stop =>
  () =>
    stops.toReversed().forEach((stop) => stop());
