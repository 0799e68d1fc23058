import { reaction } from 'mobx';
import { type StandingWork, stopAll } from '@/application/shared/background-service';
import type { ShopStore } from '@/application/shops/shop-store';
import type { Clock, Stop } from '@/domain/ports/clock';
import type { ShopStorage } from '@/domain/ports/stored-value';
import type { Shop } from '@/domain/shop/shop';

/**
 * Stores the selected shop, with the time at which the server described it so. A shop selected in another tab waits for this tab's next navigation, and that no shop is
 * selected elsewhere changes nothing here. Source: spec §4 Selected shop, AMB-45; SHOP-01, SHOP-02.
 */
export class KeepShop implements StandingWork {
  private readonly storage: ShopStorage;
  private readonly shops: ShopStore;

  private readonly clock: Clock;

  constructor(storage: ShopStorage, shops: ShopStore, clock: Clock) {
    this.storage = storage;
    this.shops = shops;
    this.clock = clock;
  }

  start(): Stop {
    return stopAll(
      reaction(
        () => this.shops.shop,
        (shop) => this.store(shop),
      ),
      this.storage.onChangedElsewhere((shop) => this.shops.setElsewhere(shop)),
    );
  }

  private store(shop: Shop | undefined): void {
    const { stored, takenOver } = this.shops;
    if (shop === undefined) this.storage.clear();
    else if (shop !== takenOver)
      this.storage.keep({ ...shop, asOf: stored === undefined ? this.clock.now() : stored.asOf });
  }
}
