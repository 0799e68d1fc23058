import type { Instant } from '@/domain/shared/instant';

const DRIFT_STEP_MS = 60_000;
const INVERSION_MS = 10 * 60_000;

/** The number of positions of the board. */
export const DRIFT_PLACES = 8;

/** Returns the position of the board, a few pixels from the previous one, against burn-in. */
export const driftAt = (now: Instant): number => Math.floor(now / DRIFT_STEP_MS) % DRIFT_PLACES;

/** Returns whether the colors are inverted, against burn-in. */
export const isInvertedAt = (now: Instant): boolean => Math.floor(now / INVERSION_MS) % 2 === 1;
