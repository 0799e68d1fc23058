import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import type { ShopId } from '@/domain/shop/shop';

/** Source: spec §7 GET /api/shops/{shopId}/delivery-spots; API-22. */
export interface DeliverySpotCatalog {
  spots(shopId: ShopId, signal?: AbortSignal): Promise<Result<readonly DeliverySpot[], RemoteFailure>>;
}

export const DeliverySpotCatalog = portToken<DeliverySpotCatalog>('DeliverySpotCatalog');
