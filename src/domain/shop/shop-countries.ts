import { formatLocale, type Language } from '@/domain/shared/language';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { type CountryCode, countryOf } from '@/domain/shop/shop-country';

interface CountryOrder {
  /** Kilometres by shop; a shop that is missing has no known distance. */
  readonly distancesKm: ReadonlyMap<ShopId, number>;
  readonly language: Language;
}

/**
 * Returns the countries of the shops, that of the visitor first: where distances are known the nearest shop decides;
 * else the language, where the chain is in its country; else the number of shops. Undefined stands for shops of an
 * unlisted time zone. Source: DEC-166.
 */
export function shopCountries(
  shops: readonly Pick<Shop, 'id' | 'timeZone'>[],
  { distancesKm, language }: CountryOrder,
): readonly (CountryCode | undefined)[] {
  const seen = new Map<CountryCode | undefined, { count: number; nearestKm: number }>();
  for (const shop of shops) {
    const { count, nearestKm } = seen.get(countryOf(shop)) ?? { count: 0, nearestKm: FAR_KM };
    const km = distancesKm.get(shop.id) ?? FAR_KM;
    seen.set(countryOf(shop), { count: count + 1, nearestKm: Math.min(nearestKm, km) });
  }
  if (seen.size < 2) return [...seen.keys()];
  const own = countryOfLanguage(language);
  const isOther = (country: CountryCode | undefined): number => (country === own ? 0 : 1);
  return [...seen]
    .toSorted(
      ([a, ofA], [b, ofB]) =>
        ofA.nearestKm - ofB.nearestKm ||
        isOther(a) - isOther(b) ||
        ofB.count - ofA.count ||
        String(a).localeCompare(String(b), 'en'),
    )
    .map(([country]) => country);
}

/** By its ISO 3166-1 code; undefined for a language without a country. */
export const countryOfLanguage = (language: Language): string | undefined =>
  new Intl.Locale(formatLocale(language)).maximize().region;

/** Farther than any two places of the earth are apart. */
const FAR_KM = 1e6;
