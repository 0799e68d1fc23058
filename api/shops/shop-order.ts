import type { SearchedShop } from '@/domain/shop/search-shops';
import type { OrderedShop } from '@/domain/shop/order-shop-list';
import { orderShopList } from '@/domain/shop/order-shop-list';
import type { Clock } from '@/domain/ports/clock';
import type { Language } from '@/domain/shared/language';
import { type Location, parseShopId, type ShopId } from '@/domain/shop/shop';
import type { StoredShop } from '@api/catalogue/stored-shop';
import { hasOwnApp, isOpenForBusiness, timeZoneOf } from '@api/shops/is-open-for-business';
import type { ShopStore } from '@api/shops/shop-store';

/** A shop as far as its place in a list depends on it. */
export interface ListEntry extends OrderedShop, SearchedShop {
  readonly stored: StoredShop;
  readonly location: Location | undefined;
}

interface ShopOrderDeps {
  readonly shops: ShopStore;
  readonly clock: Clock;
  /** Names what is published now; undefined where that is not known. */
  readonly version: () => string | undefined;
}

const NO_DISTANCES: ReadonlyMap<ShopId, number> = new Map();

/** All shops in the order of a stranger's home, once for each language and version of what is published. */
export class ShopOrder {
  readonly #deps: ShopOrderDeps;
  readonly #known = new Map<Language, readonly ListEntry[]>();
  #version: string | undefined;

  constructor(deps: ShopOrderDeps) {
    this.#deps = deps;
  }

  async entries(language: Language): Promise<readonly ListEntry[]> {
    const version = this.#deps.version();
    if (version === undefined || version !== this.#version) this.#known.clear();
    this.#version = version;
    const known = this.#known.get(language);
    if (known !== undefined) return known;
    const entries = (await this.#deps.shops.list()).flatMap((shop) => this.#entryOf(shop));
    const order = { isFavorite: () => false, distancesKm: NO_DISTANCES, language };
    const ordered = orderShopList(entries, order);
    if (version !== undefined && version === this.#version) this.#known.set(language, ordered);
    return ordered;
  }

  /** None for a number that is no shop's. */
  #entryOf(stored: StoredShop): readonly ListEntry[] {
    const id = parseShopId(stored.id);
    if (id === undefined) return [];
    const { name, status, contactInformation } = stored;
    return [
      {
        ...{ id, name, status, stored },
        description: stored.description ?? '',
        translations: stored.i18n ?? {},
        contactInformation: {
          address1: contactInformation?.address1 ?? '',
          city: contactInformation?.city ?? '',
        },
        location: stored.location ?? undefined,
        timeZone: timeZoneOf(stored),
        openForBusiness: isOpenForBusiness(stored, this.#deps.clock.now()),
        externalAppUri: hasOwnApp(stored) ? (stored.externalAppUri ?? undefined) : undefined,
      },
    ];
  }
}
