import type { Shop } from '@/domain/shop/shop';
import { countryOf } from '@/domain/shop/shop-country';

type Placed = Pick<Shop, 'timeZone'>;

/** Brings the shops into the countries' order of the list; within a country the order stays. */
export function byCountry<Entry extends Placed>(
  shops: readonly Entry[],
  list: readonly Placed[],
): readonly Entry[] {
  const countries = [...new Set(list.map(countryOf))];
  const place = (shop: Entry): number => countries.indexOf(countryOf(shop));
  return shops.toSorted((a, b) => place(a) - place(b));
}
