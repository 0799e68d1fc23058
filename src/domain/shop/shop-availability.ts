import type { Shop } from '@/domain/shop/shop';

export type ShopBusiness = Pick<Shop, 'status' | 'openForBusiness' | 'externalAppUri'>;

/** What navigation asks: a shop with an app of its own is not open for business here. Source: AMB-04. */
export const isOpenForBusiness = (shop: ShopBusiness): boolean =>
  shop.openForBusiness && !hasExternalApp(shop);

/** Whether it can be ordered from now, and so be chosen in the list. Source: AMB-06; HOME-20. */
export const canSelectShop = (shop: ShopBusiness): boolean => shopBadge(shop) === 'open';

export type ShopBadge = 'comingSoon' | 'paused' | 'offline' | 'open' | 'closed';

/** The one word on a shop; it is the same wherever the shop shows. Source: AMB-05; HOME-17, HOME-19. */
export function shopBadge(shop: ShopBusiness): ShopBadge {
  if (hasExternalApp(shop)) return 'comingSoon';
  if (shop.status !== 'online') return shop.status;
  return shop.openForBusiness ? 'open' : 'closed';
}

const hasExternalApp = (shop: ShopBusiness): boolean => shop.externalAppUri !== undefined;
