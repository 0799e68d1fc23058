import type { Location, Shop, ShopId } from '@/domain/shop/shop';

/**
 * Distances are computed in batches of this size, so that a long list does not block the page. Source: spec §9;
 * SHOP-10.
 */
export const DISTANCE_BATCH_SHOPS = 20;

const EARTH_RADIUS_KM = 6371.0088;

/** Returns the great-circle distance in kilometers. Source: OPEN-29; ENT-06. */
export function distanceKm(from: Location, to: Location): number {
  const [latitude1, latitude2] = [radians(from.latitude), radians(to.latitude)];
  const haversine =
    Math.sin((latitude2 - latitude1) / 2) ** 2 +
    Math.cos(latitude1) * Math.cos(latitude2) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Returns the distances in kilometers, by shop; a shop whose place is unknown has none. */
export const distances = (
  from: Location,
  shops: readonly Pick<Shop, 'id' | 'location'>[],
): ReadonlyMap<ShopId, number> =>
  new Map(
    shops.flatMap(({ id, location }) =>
      location === undefined ? [] : [[id, distanceKm(from, location)] as const],
    ),
  );

export interface ShownDistance {
  readonly value: number;
  readonly unit: 'kilometer' | 'meter';
}

/** Returns kilometers with one decimal; under 1 km meters to the nearest 10. `Intl` names the unit. Source: OPEN-29. */
export function shownDistance(km: number): ShownDistance {
  const meters = Math.round(km * 100) * 10;
  return meters < 1_000
    ? { value: meters, unit: 'meter' }
    : { value: Math.round(km * 10) / 10, unit: 'kilometer' };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
