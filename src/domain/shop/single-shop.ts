import type { Shop } from '@/domain/shop/shop';
import { shopBadge, type ShopBusiness } from '@/domain/shop/shop-availability';

/** Returns the chain's only shop: with exactly one, home is its front page. Source: spec §9; HOME-03. */
export const singleShop = (shops: readonly Shop[]): Shop | undefined =>
  shops.length === 1 ? shops[0] : undefined;

export interface StartButton {
  readonly label: 'start' | 'paused' | 'offline' | 'closed';
  readonly isDisabled: boolean;
}

/**
 * Returns the button of single-shop mode; none for a shop with an app of its own. Source: AMB-05, AMB-06; HOME-06 to
 * HOME-08.
 */
export function startButton(shop: ShopBusiness): StartButton | undefined {
  const badge = shopBadge(shop);
  if (badge === 'comingSoon') return undefined;
  return badge === 'open' ? { label: 'start', isDisabled: false } : { label: badge, isDisabled: true };
}
