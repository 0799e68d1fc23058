import type { Basket } from '@/domain/basket/basket';
import type { JourneyBookmark, RedirectReason } from '@/domain/navigation/page-tracking';
import { readQuery } from '@/domain/navigation/read-query';
import type { MatchedRoute } from '@/domain/navigation/route';

/**
 * What must not be lost at a place where a visitor cannot stay, or did not get to; undefined where there is nothing to lose. An address that was not
 * followed yet brings note and spot itself, and those of another shop's basket do not belong there.
 * Source: PAIN-00.
 */
export function bookmarkOf(
  place: MatchedRoute,
  basket: Basket,
  reason?: RedirectReason,
): JourneyBookmark | undefined {
  if (place.name === 'offline' || (place.name === 'home' && place.query.size === 0)) return undefined;
  const { shopId } = place.params;
  const isOfBasket = shopId === undefined || shopId === String(basket.shopId);
  const brought = readQuery(place);
  return {
    path: place.fullPath,
    note: brought.note ?? (isOfBasket ? basket.note : ''),
    spotId: brought.spotId ?? (isOfBasket ? basket.spotId : undefined),
    reason,
  };
}
