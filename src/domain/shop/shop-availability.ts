import type { Shop } from '@/domain/shop/shop';

export type ShopBusiness = Pick<Shop, 'status' | 'openForBusiness' | 'externalAppUri'>;

/** Returns whether the shop is open for business for navigation: one with an app of its own is not. Source: AMB-04. */
export const isOpenForBusiness = (shop: ShopBusiness): boolean =>
  shop.openForBusiness && !hasExternalApp(shop);

/** Returns whether the shop accepts orders now, and so can be chosen in the list. Source: AMB-06; HOME-20. */
export const canSelectShop = (shop: ShopBusiness): boolean => shopBadge(shop) === 'open';

/** Returns whether the menu of a shop that takes no orders now can be read; one with an app of its own has it there. */
export const isMenuReadable = (shop: ShopBusiness): boolean => !canSelectShop(shop) && !hasExternalApp(shop);

export type ShopBadge = 'comingSoon' | 'paused' | 'offline' | 'open' | 'closed';

/** Returns the status to show for a shop, the same everywhere. Source: AMB-05; HOME-17, HOME-19. */
export function shopBadge(shop: ShopBusiness): ShopBadge {
  if (hasExternalApp(shop)) return 'comingSoon';
  if (shop.status !== 'online') return shop.status;
  return shop.openForBusiness ? 'open' : 'closed';
}

const hasExternalApp = (shop: ShopBusiness): boolean => shop.externalAppUri !== undefined;
