import type { FoundDish } from '@/domain/menu/found-dish';
import type { ShopDish } from '@/domain/menu/shop-dish';
import { portToken } from '@/domain/ports/port-token';
import type { Language } from '@/domain/shared/language';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { Shop, ShopId } from '@/domain/shop/shop';

/** The shops of the chain; incomplete where entries of the server could not be parsed. */
export interface ShopList {
  readonly shops: readonly Shop[];
  readonly isComplete: boolean;
  /** Dishes that can be ordered, by shop; a shop of which the server sends none is missing. Source: DEC-80. */
  readonly dishes: ReadonlyMap<ShopId, readonly ShopDish[]>;
}

/** The chain's shops. Source: spec §7 GET /api/shops, GET /api/shops/{id}; API-13, API-15. */
export interface ShopCatalog {
  shops(signal?: AbortSignal): Promise<Result<ShopList, RemoteFailure>>;
  /** Always asks the server, not a cache. */
  shop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>>;
  /** Dishes of all shops that fit the text, the nearest first; none where the server has no search (DEC-147). */
  search(
    text: string,
    language: Language,
    signal?: AbortSignal,
  ): Promise<Result<readonly FoundDish[], RemoteFailure>>;
  /** Returns the shop as it was last in the list of shops on this device, for when the server cannot be reached. */
  lastSeenShop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>>;
}

export const ShopCatalog = portToken<ShopCatalog>('ShopCatalog');
