import type { OrderType } from '@/domain/settings/order-type';
import { compareTexts } from '@/domain/shared/compare-texts';
import type { Language } from '@/domain/shared/language';
import { translate } from '@/domain/shared/translated-text';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';

export const spotName = (spot: Pick<DeliverySpot, 'name' | 'translations'>, language: Language): string =>
  translate(spot.translations, 'name', language, spot.name);

/**
 * Returns the spots of the order type, none without one, sorted by name in the chosen language. Source: spec §5;
 * VAL-04, VAL-05.
 */
export function spotsForOrderType(
  spots: readonly DeliverySpot[],
  orderType: OrderType | undefined,
  language: Language,
): readonly DeliverySpot[] {
  const compareNames = compareTexts(language);
  return spots
    .filter((spot) => spot.orderType === orderType)
    .toSorted((a, b) => compareNames(spotName(a, language), spotName(b, language)) || a.id - b.id);
}
