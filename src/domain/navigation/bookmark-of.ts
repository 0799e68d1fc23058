import type { Basket } from '@/domain/basket/basket';
import type { JourneyBookmark, RedirectReason } from '@/domain/navigation/page-tracking';
import { readQuery } from '@/domain/navigation/read-query';
import type { MatchedRoute } from '@/domain/navigation/route';

/**
 * Returns the journey to offer back at home or on the offline page; undefined where nothing would be lost. An address
 * that was not reached brings its own note and spot; those of another shop's basket do not belong to it. Source:
 * PAIN-00.
 */
export function bookmarkOf(
  place: MatchedRoute,
  basket: Basket,
  reason?: RedirectReason,
): JourneyBookmark | undefined {
  if (place.name === 'offline' || (place.name === 'home' && place.query.size === 0)) return undefined;
  const { shopId } = place.params;
  const isOfBasket = shopId === undefined || shopId === basket.shopId;
  const brought = readQuery(place);
  return {
    path: place.fullPath,
    note: brought.note ?? (isOfBasket ? basket.note : ''),
    spotId: brought.spotId ?? (isOfBasket ? basket.spotId : undefined),
    reason,
  };
}
