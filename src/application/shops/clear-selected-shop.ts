import type { Deps } from '@/domain/ports/deps';
import { ShopStore } from '@/application/shops/shop-store';

/** No shop is selected any more. Source: spec §4 Selected shop, AMB-45; ROUTE-13. */
export class ClearSelectedShop {
  static readonly needs = { store: ShopStore };

  private readonly deps: Deps<typeof ClearSelectedShop>;

  constructor(deps: Deps<typeof ClearSelectedShop>) {
    this.deps = deps;
  }

  clear(): void {
    this.deps.store.setShop(undefined);
  }
}
