import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { Shop, ShopId, ShopList } from '@/domain/shop/shop';

/** The chain's shops. Source: spec §7 GET /api/shops, GET /api/shops/{id}; API-13, API-15. */
export interface ShopCatalog {
  shops(signal?: AbortSignal): Promise<Result<ShopList, RemoteFailure>>;
  /** The server itself, past every cache. */
  shop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>>;
  /** As this device last saw it in the list of shops, for where the server cannot be asked. */
  lastSeenShop(id: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>>;
}

export const ShopCatalog = portToken<ShopCatalog>('ShopCatalog');
