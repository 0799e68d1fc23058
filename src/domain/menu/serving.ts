import type { ArticleCode, Menu, Serving } from '@/domain/menu/menu';
import { walkMenu } from '@/domain/menu/walk-menu';
import { withUnserved, type UnservedDishes } from '@/domain/menu/with-unserved';
import type { Instant } from '@/domain/shared/instant';
import { isWithinOpeningHours } from '@/domain/shop/is-within-opening-hours';
import { nextOpening } from '@/domain/shop/next-opening';
import type { OpeningHours } from '@/domain/shop/opening-hours';
import { openingIntervals } from '@/domain/shop/opening-intervals';

/** Returns whether a dish is served at a time, in the time zone of its shop. Source: DEC-110. */
export const isServed = (
  servingHours: readonly OpeningHours[] | undefined,
  timeZone: string,
  at: Instant,
): boolean =>
  servingHours === undefined ||
  servingHours.length === 0 ||
  isWithinOpeningHours({ openingHours: servingHours, timeZone }, at);

/** Returns when a dish is served that is not served now. */
export function nextServing(
  servingHours: readonly OpeningHours[],
  timeZone: string,
  at: Instant,
): Serving | undefined {
  const hours = { openingHours: servingHours, timeZone };
  const opens = nextOpening(hours, at);
  const next =
    opens === undefined
      ? servingHours[0]
      : openingIntervals(hours, opens, -1, 1).find((interval) => interval.opens === opens)?.hours;
  if (next === undefined) return undefined;
  const days = servingHours.filter((each) => each.opens === next.opens && each.closes === next.closes);
  const isDaily = new Set(days.map(({ dayOfWeek }) => dayOfWeek)).size === DAYS_OF_A_WEEK;
  return { ...next, dayOfWeek: isDaily ? undefined : next.dayOfWeek };
}

const DAYS_OF_A_WEEK = 7;

/** Returns whether a menu has dishes that are not served at all hours. */
export const hasServingHours = (menu: Menu): boolean =>
  [...walkMenu(menu)].some(({ article }) => article.servingHours !== undefined);

/**
 * Returns the dishes that are not served at a time, and when they are served next. Where a code is repeated, its first
 * place decides, as in an order.
 */
export function unservedDishes(menu: Menu, at: Instant): UnservedDishes {
  const unserved = new Map<ArticleCode, Serving>();
  const seen = new Set<ArticleCode>();
  for (const { article } of walkMenu(menu)) {
    const { code, servingHours } = article;
    const isRepeated = seen.has(code);
    seen.add(code);
    if (isRepeated || servingHours === undefined || isServed(servingHours, menu.timeZone, at)) continue;
    const next = nextServing(servingHours, menu.timeZone, at);
    if (next !== undefined) unserved.set(code, next);
  }
  return unserved;
}

/** Returns the menu of a shop as of a time. */
export const menuAt = (menu: Menu, at: Instant): Menu => withUnserved(menu, unservedDishes(menu, at));
