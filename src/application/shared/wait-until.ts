import { type Clock, wait } from '@/domain/ports/clock';

/** Checks a condition every `stepMs`, until it is true, for at most `maxMs`, or until the signal aborts. */
export async function waitUntil(
  clock: Clock,
  isTrue: () => boolean,
  stepMs: number,
  maxMs: number,
  signal: AbortSignal,
): Promise<void> {
  for (let waitedMs = 0; !isTrue() && waitedMs < maxMs && !signal.aborted; waitedMs += stepMs) {
    await wait(clock, stepMs, signal);
  }
}
