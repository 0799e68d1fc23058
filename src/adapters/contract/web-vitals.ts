import * as z from 'zod/mini';

import { ROUTE_NAMES } from '@/domain/navigation/route';

const upTo = (max: number) => z.optional(z.number().check(z.nonnegative(), z.maximum(max)));
const milliseconds = upTo(600_000);

/**
 * POST /api/web-vitals: how fast one page was, by the route that it was opened with; nothing else about page or
 * visitor. What a browser cannot measure is left out.
 */
export const webVitals = z.strictObject({
  route: z.enum(ROUTE_NAMES),
  /** Largest contentful paint. */
  lcp: milliseconds,
  /** Interaction to next paint. */
  inp: milliseconds,
  /** Time to the first byte. */
  ttfb: milliseconds,
  /** Cumulative layout shift, a score. */
  cls: upTo(1_000),
});

export type WebVitals = z.infer<typeof webVitals>;
