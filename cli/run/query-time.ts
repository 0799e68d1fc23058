import { type Instant, parseInstant } from '@/domain/shared/instant';
import { momentShown } from '@/domain/shop/moment-shown';
import type { WallMs } from '@/domain/shop/shop-clock';

/** The value of `--at`: an instant, or the local time of a shop. */
export type QueryTime =
  | { readonly kind: 'moment'; readonly at: Instant }
  | { readonly kind: 'shopTime'; readonly wall: WallMs };

const WITHOUT_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/i;

/**
 * Parses `2026-03-29T02:30` as local time of a shop, and with `Z` or an offset as an instant; undefined for anything
 * else.
 */
export function parseQueryTime(typed: string): QueryTime | undefined {
  const isShopTime = WITHOUT_OFFSET.test(typed);
  const at = parseInstant(isShopTime ? `${typed}Z` : typed);
  if (at === undefined) return undefined;
  return isShopTime ? { kind: 'shopTime', wall: at } : { kind: 'moment', at };
}

export const momentIn = (asked: QueryTime, timeZone: string): Instant =>
  asked.kind === 'moment' ? asked.at : momentShown(timeZone, asked.wall);
