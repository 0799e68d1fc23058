import type { Basket } from '@/domain/basket/basket';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';

/** `unavailable`: not a spot of this shop and order type. `notLoaded`: cannot be checked yet. */
export type SpotProblem = 'missing' | 'unavailable' | 'notLoaded';

/**
 * Returns what is wrong with the delivery spot of a basket, given the spots of its shop; `undefined` spots are not
 * loaded yet. Eating in needs the spots even without a chosen one, since they show whether one is required. Source:
 * spec §5, AMB-48, OPEN-25, DEC-10; VAL-02, VAL-03.
 */
export function spotProblem(
  { orderType, spotId, settings }: Pick<Basket, 'orderType' | 'spotId' | 'settings'>,
  spots: readonly DeliverySpot[] | undefined,
): SpotProblem | undefined {
  const isRequired = settings.deliverySpotRequired || orderType === 'DineInPlace';
  if (spotId === undefined && !isRequired) return undefined;
  if (spots === undefined) return 'notLoaded';
  const offered = spots.filter((spot) => orderType === undefined || spot.orderType === orderType);
  if (spotId === undefined) return offered.length > 0 ? 'missing' : undefined;
  return offered.some((spot) => spot.id === spotId) ? undefined : 'unavailable';
}
