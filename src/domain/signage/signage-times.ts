import type { Instant } from '@/domain/shared/instant';

/** How long a page stands on the wall. */
export const SIGNAGE_PAGE_MS = 12_000;

/** How often a wall screen asks for menu and shop. */
export const SIGNAGE_RELOAD_INTERVAL_MS = 60_000;

/** From then on the board says of what time its prices are: two answers are missing. */
export const SIGNAGE_STALE_AFTER_MS = 2.5 * SIGNAGE_RELOAD_INTERVAL_MS;

/** Nothing older is shown at all. Source: PAIN-81. */
export const SIGNAGE_MAX_AGE_MS = 15 * 60_000;

/** How often a wall screen that was sent away from its board tries to come back. */
export const SIGNAGE_RETURN_INTERVAL_MS = 30_000;

export type Freshness = 'fresh' | 'stale' | 'tooOld';

/** How a board stands whose menu and shop were last answered for at `asOf`. */
export function signageFreshness(asOf: Instant, now: Instant): Freshness {
  const ageMs = now - asOf;
  if (ageMs >= SIGNAGE_MAX_AGE_MS) return 'tooOld';
  return ageMs >= SIGNAGE_STALE_AFTER_MS ? 'stale' : 'fresh';
}

/** The page that stands now: by the time alone, so that a screen that slept is where it would have been. */
export const signagePageAt = (startedAt: Instant, now: Instant, pages: number): number =>
  pages === 0 ? 0 : Math.floor(Math.max(0, now - startedAt) / SIGNAGE_PAGE_MS) % pages;
