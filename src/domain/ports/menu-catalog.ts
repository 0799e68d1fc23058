import { portToken } from '@/domain/ports/port-token';
import type { Menu } from '@/domain/menu/menu';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';

/** A shop's menu; never another shop's (PAIN-55). Source: spec §7 GET /api/shops/{shopId}/menu; API-19. */
export interface MenuCatalog {
  menu(shopId: ShopId, signal?: AbortSignal): Promise<Result<Menu, RemoteFailure>>;
}

export const MenuCatalog = portToken<MenuCatalog>('MenuCatalog');
