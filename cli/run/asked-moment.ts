import { type Instant, parseInstant } from '@/domain/shared/instant';
import { momentShown } from '@/domain/shop/moment-shown';
import type { WallMs } from '@/domain/shop/shop-clock';

/** What `--at` names: a moment, or what the clock of a shop is to show. */
export type AskedMoment =
  | { readonly kind: 'moment'; readonly at: Instant }
  | { readonly kind: 'shopTime'; readonly wall: WallMs };

const WITHOUT_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/i;

/** Reads `2026-03-29T02:30`, by the clock of a shop, or the same with `Z` or an offset; undefined for anything else. */
export function parseAskedMoment(typed: string): AskedMoment | undefined {
  const isShopTime = WITHOUT_OFFSET.test(typed);
  const at = parseInstant(isShopTime ? `${typed}Z` : typed);
  if (at === undefined) return undefined;
  return isShopTime ? { kind: 'shopTime', wall: at } : { kind: 'moment', at };
}

export const momentIn = (asked: AskedMoment, timeZone: string): Instant =>
  asked.kind === 'moment' ? asked.at : momentShown(timeZone, asked.wall);
