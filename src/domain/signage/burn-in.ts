import type { Instant } from '@/domain/shared/instant';

const DRIFT_STEP_MS = 60_000;
const INVERSION_MS = 10 * 60_000;

/** The places that a board stands at in turn. */
export const DRIFT_PLACES = 8;

/** Where the board stands, a few pixels from where it stood before: nothing stays on one pixel for a day. */
export const driftAt = (now: Instant): number => Math.floor(now / DRIFT_STEP_MS) % DRIFT_PLACES;

/** Whether paper and ink have changed places. */
export const isInvertedAt = (now: Instant): boolean => Math.floor(now / INVERSION_MS) % 2 === 1;
