import type * as z from 'zod/mini';
import type { openingHoursDto } from '@/adapters/contract/opening-hours';
import type { Instant } from '@/domain/shared/instant';
import { isWithinOpeningHours } from '@/domain/shop/is-within-opening-hours';
import type { OpeningHours } from '@/domain/shop/opening-hours';
import { parseMinuteOfDay, parseWeekday } from '@/domain/shop/parse-opening-hours';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import { currentHours } from '@api/shops/current-hours';
import type { StoredShop } from '@api/catalogue/stored-shop';

/**
 * Whether the shop takes orders now: online, without an app of its own, and within its hours in local time. Source:
 * AMB-04, OPEN-33; FAULT-P18.
 */
export function isOpenForBusiness(shop: StoredShop, at: Instant): boolean {
  if (shop.status !== 'online' || hasOwnApp(shop)) return false;
  return isWithinOpeningHours({ openingHours: openingHoursOf(shop, at), timeZone: timeZoneOf(shop) }, at);
}

export const timeZoneOf = (shop: Pick<StoredShop, 'timeZone'>): string => shop.timeZone ?? DEFAULT_TIME_ZONE;

export const hasOwnApp = (shop: StoredShop): boolean => (shop.externalAppUri ?? '') !== '';

const openingHoursOf = (shop: StoredShop, at: Instant): readonly OpeningHours[] =>
  readHours(currentHours(shop, at) ?? []);

/** Without entries that cannot be read. */
export const readHours = (entries: readonly z.infer<typeof openingHoursDto>[]): readonly OpeningHours[] =>
  entries.flatMap((entry) => {
    const dayOfWeek = parseWeekday(entry.dayOfWeek);
    const opens = parseMinuteOfDay(entry.opens);
    const closes = parseMinuteOfDay(entry.closes);
    if (dayOfWeek === undefined || opens === undefined || closes === undefined) return [];
    return [{ dayOfWeek, opens, closes }];
  });
