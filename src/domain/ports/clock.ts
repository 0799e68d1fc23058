import { portToken } from '@/domain/ports/port-token';
import type { Instant } from '@/domain/shared/instant';

export type Disposer = () => void;

/** The time as the server has it: the device's own, corrected by what the server's answers said (PAIN-29). */
export interface Clock {
  now(): Instant;
  /** Whether the server has said what time it is, and the device's clock has not been put forward or back since (C17). */
  readonly isSure: boolean;
  /** Runs `work` once after `ms`. */
  after(ms: number, work: () => void): Disposer;
  /** Runs `work` every `ms`, first after `ms`. */
  every(ms: number, work: () => void): Disposer;
}

export const Clock = portToken<Clock>('Clock');

/** Answers after `ms`, or at once when the signal aborts. */
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
