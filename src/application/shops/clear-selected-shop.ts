import type { ShopStore } from '@/application/shops/shop-store';

/** No shop is selected any more. Source: spec §4 Selected shop, AMB-45; ROUTE-13. */
export class ClearSelectedShop {
  private readonly store: ShopStore;

  constructor(store: ShopStore) {
    this.store = store;
  }

  execute(): void {
    this.store.setShop(undefined);
  }
}
