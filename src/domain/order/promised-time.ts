import type { Shop } from '@/domain/shop/shop';
import { addMs, type Instant, instant } from '@/domain/shared/instant';

/** Promised times are full five minutes, and an order that is up to five minutes later is still about in time. */
const STEP_MS = 5 * 60_000;

/** The step by which the expected time of a late order moves. */
const LATE_STEP_MS = 10 * 60_000;

/**
 * Returns when an order that is placed now is ready, rounded up. A time that the guest has read stays while the
 * kitchen can hold it to within a step, so that each screen shows the same one. Source: DEC-95.
 */
export function promisedTime(now: Instant, readyInMinutes: number, earlier?: Instant): Instant {
  const estimate = addMs(now, readyInMinutes * 60_000);
  const isHeld = earlier !== undefined && estimate <= earlier + STEP_MS && earlier <= estimate + 2 * STEP_MS;
  return isHeld ? earlier : instant(Math.ceil(estimate / STEP_MS) * STEP_MS);
}

/** Returns the promised time of an order that is placed now; undefined where the shop promises none. */
export const promiseOf = (
  { readyInMinutes }: Pick<Shop, 'readyInMinutes'>,
  now: Instant,
): Instant | undefined => (readyInMinutes === undefined ? undefined : promisedTime(now, readyInMinutes));

/** Returns how long an order takes that is placed now, in minutes, to compare shops by; rounded up to full steps. */
export const waitingMinutes = (readyInMinutes: number): number =>
  Math.ceil((readyInMinutes * 60_000) / STEP_MS) * (STEP_MS / 60_000);

export interface ExpectedTime {
  readonly at: Instant;
  /** Whether the promised time has passed. */
  readonly isLate: boolean;
}

/**
 * Returns when an order that is not ready is expected: as promised, or once that has passed, later in steps of ten
 * minutes. Never in the past, and the same wherever it is computed. Source: DEC-95.
 */
export function expectedTime(promised: Instant, now: Instant): ExpectedTime {
  if (now < promised) return { at: promised, isLate: false };
  const steps = Math.floor((now - promised) / LATE_STEP_MS) + 1;
  return { at: addMs(promised, steps * LATE_STEP_MS), isLate: true };
}
