import type { Location } from '@/domain/shop/shop';

/**
 * Distances are computed so many shops at a time, so that a long list never holds up the page. Source: spec
 * §9; SHOP-10.
 */
export const DISTANCE_BATCH_SHOPS = 20;

const EARTH_RADIUS_KM = 6371.0088;

/** Great-circle distance in kilometres. Source: OPEN-29; ENT-06. */
export function distanceKm(from: Location, to: Location): number {
  const [latitude1, latitude2] = [radians(from.latitude), radians(to.latitude)];
  const haversine =
    Math.sin((latitude2 - latitude1) / 2) ** 2 +
    Math.cos(latitude1) * Math.cos(latitude2) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

export interface ShownDistance {
  readonly value: number;
  readonly unit: 'kilometer' | 'meter';
}

/**
 * Kilometres with one decimal; under 1 km metres to the nearest 10. The unit is named as `Intl` names it.
 * Source: OPEN-29.
 */
export function shownDistance(km: number): ShownDistance {
  const meters = Math.round(km * 100) * 10;
  return meters < 1_000
    ? { value: meters, unit: 'meter' }
    : { value: Math.round(km * 10) / 10, unit: 'kilometer' };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
