import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';
import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { ShopStore } from '@/application/shops/shop-store';
import { Clock, type Disposer } from '@/domain/ports/clock';
import { ShopStorage } from '@/domain/ports/stored-value';
import type { Shop } from '@/domain/shop/shop';

/**
 * Stores the selected shop, with the time at which the server sent it. A shop selected in another tab is shown at this
 * tab's next navigation; deselecting it there changes nothing here. Source: spec §4 Selected shop, AMB-45; SHOP-01,
 * SHOP-02.
 */
export class PersistShop implements BackgroundService {
  static readonly needs = { storage: ShopStorage, shops: ShopStore, clock: Clock };

  private readonly deps: Deps<typeof PersistShop>;

  constructor(deps: Deps<typeof PersistShop>) {
    this.deps = deps;
  }

  start(): Disposer {
    return disposeAll(
      reaction(
        () => this.deps.shops.shop,
        (shop) => this.store(shop),
      ),
      this.deps.storage.onChangedElsewhere((shop) => this.deps.shops.setElsewhere(shop)),
    );
  }

  private store(shop: Shop | undefined): void {
    const { stored, takenOver } = this.deps.shops;
    if (shop === undefined) this.deps.storage.clear();
    else if (shop !== takenOver)
      this.deps.storage.save({ ...shop, asOf: stored === undefined ? this.deps.clock.now() : stored.asOf });
  }
}
