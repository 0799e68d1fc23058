import { instant, type Instant } from '@/domain/shared/instant';

/** The day of the tests that the product's accessibility statement tells of. Source: DEC-156. */
export const ACCESSIBILITY_TESTED_AT: Instant = instant(Date.UTC(2026, 10, 23));
