import type { Shop, ShopId } from '@/domain/shop/shop';
import { type CountryCode, countryOf } from '@/domain/shop/shop-country';

/** Shops of one country. */
export interface CountrySection {
  /** Undefined for shops of an unlisted time zone. */
  readonly country: CountryCode | undefined;
  /** Whether it is another country than that of the first shops. */
  readonly isAbroad: boolean;
  /** By its code in ISO 4217; undefined where it is not known, or not the same for all. */
  readonly currency: string | undefined;
  readonly shops: readonly Shop[];
}

interface SectionOptions {
  /** The country of the first section. */
  readonly home: string | undefined;
  readonly isFavorite: (shopId: ShopId) => boolean;
  readonly currencyOf: (shop: Shop) => string | undefined;
}

/** The visitor's country with all favourites, then each other country as it comes in the list. Source: DEC-166. */
export function countrySections(
  shops: readonly Shop[],
  { home, isFavorite, currencyOf }: SectionOptions,
): readonly CountrySection[] {
  const isHome = (shop: Shop): boolean => isFavorite(shop.id) || countryOf(shop) === home;
  const abroad = shops.filter((shop) => !isHome(shop));
  const sectionOf = (country: CountryCode | undefined): CountrySection => {
    const ofCountry = abroad.filter((shop) => countryOf(shop) === country);
    const [currency, ...others] = new Set(ofCountry.map(currencyOf));
    const isShared = others.length === 0;
    return { country, isAbroad: true, currency: isShared ? currency : undefined, shops: ofCountry };
  };
  const atHome = shops.filter(isHome);
  const country = atHome[0] && countryOf(atHome[0]);
  const first = { country, isAbroad: false, currency: undefined, shops: atHome };
  const sections = [first, ...[...new Set(abroad.map(countryOf))].map(sectionOf)];
  return sections.filter((section) => section.shops.length > 0);
}
