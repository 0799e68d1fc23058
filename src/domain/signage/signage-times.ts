import type { Instant } from '@/domain/shared/instant';

/** How long a page is shown. */
export const SIGNAGE_PAGE_MS = 12_000;

/** How often a wall screen loads menu and shop. */
export const SIGNAGE_RELOAD_INTERVAL_MS = 60_000;

/** After this time the board shows the age of its prices: two answers are missing. */
export const SIGNAGE_STALE_AFTER_MS = 2.5 * SIGNAGE_RELOAD_INTERVAL_MS;

/** Older data is not shown. Source: PAIN-81. */
export const SIGNAGE_MAX_AGE_MS = 15 * 60_000;

/** How often a wall screen that was redirected from its board tries to return. */
export const SIGNAGE_RETURN_INTERVAL_MS = 30_000;

export type Freshness = 'fresh' | 'stale' | 'tooOld';

/** Returns the freshness of a board whose menu and shop were last loaded at `asOf`. */
export function signageFreshness(asOf: Instant, now: Instant): Freshness {
  const ageMs = now - asOf;
  if (ageMs >= SIGNAGE_MAX_AGE_MS) return 'tooOld';
  return ageMs >= SIGNAGE_STALE_AFTER_MS ? 'stale' : 'fresh';
}

/**
 * Returns the page to show now. It depends on the time alone, so that a screen that was suspended shows the right
 * page.
 */
export const signagePageAt = (startedAt: Instant, now: Instant, pages: number): number =>
  pages === 0 ? 0 : Math.floor(Math.max(0, now - startedAt) / SIGNAGE_PAGE_MS) % pages;
