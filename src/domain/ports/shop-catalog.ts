import type { FoundDish } from '@/domain/menu/found-dish';
import type { ShopDish } from '@/domain/menu/shop-dish';
import { portToken } from '@/domain/ports/port-token';
import type { Language } from '@/domain/shared/language';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { Shop, ShopId } from '@/domain/shop/shop';
import type { ShopBusiness } from '@/domain/shop/shop-availability';

/** Which shops are asked for. A server without this extension answers with all of them (DEC-166). */
export type ShopQuery =
  | { readonly kind: 'all' }
  /** Some of those that fit a text, or of all for an empty one, in the order of home, from `offset` on. */
  | { readonly kind: 'list'; readonly search: string; readonly offset: number; readonly language: Language }
  /** A shop, followed by the ones nearest to it that take orders now. */
  | { readonly kind: 'near'; readonly shopId: ShopId; readonly language: Language }
  | { readonly kind: 'some'; readonly ids: readonly ShopId[] };

/** The answer to a query; incomplete where entries of the server could not be parsed. */
export interface ShopList {
  readonly shops: readonly Shop[];
  readonly isComplete: boolean;
  /** How many shops fit the query; undefined where the server has sent all shops of the chain, whatever was asked. */
  readonly total: number | undefined;
  /** Dishes that can be ordered, by shop; a shop of which the server sends none is missing. Source: DEC-80. */
  readonly dishes: ReadonlyMap<ShopId, readonly ShopDish[]>;
}

/** A shop as a device needs it to say which are near. */
export type ShopPlace = Pick<Shop, 'id' | 'name' | 'location' | 'timeZone'> & ShopBusiness;

/** The chain's shops. Source: spec §7 GET /api/shops, GET /api/shops/{id}; API-13, API-15. */
export interface ShopCatalog {
  shops(query: ShopQuery, signal?: AbortSignal): Promise<Result<ShopList, RemoteFailure>>;
  /** The places of all shops that fit a text: the same for every visitor, so that no position leaves the device. */
  places(
    search: string,
    language: Language,
    signal?: AbortSignal,
  ): Promise<Result<readonly ShopPlace[], RemoteFailure>>;
  /** Always asks the server, not a cache. */
  shop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>>;
  /** Dishes of all shops that fit the text, the nearest first; none where the server has no search (DEC-147). */
  search(
    text: string,
    language: Language,
    signal?: AbortSignal,
  ): Promise<Result<readonly FoundDish[], RemoteFailure>>;
  /** Returns the shop as it was last in a list of shops on this device, for when the server cannot be reached. */
  lastSeenShop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>>;
}

export const ShopCatalog = portToken<ShopCatalog>('ShopCatalog');
