import { portToken } from '@/domain/ports/port-token';
import type { TimeSource } from '@/domain/shared/instant';

export type Disposer = () => void;

export interface Clock extends TimeSource {
  /** Runs `work` once after `ms`. */
  after(ms: number, work: () => void): Disposer;
  /** Runs `work` every `ms`, first after `ms`. */
  every(ms: number, work: () => void): Disposer;
}

export const Clock = portToken<Clock>('Clock');

/** Resolves after `ms`, or at once when the signal aborts. */
export function wait(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const end = (): void => {
      stop();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const stop = clock.after(ms, end);
    signal?.addEventListener('abort', end, { once: true });
  });
}
