import { reaction } from 'mobx';
import { type StandingWork, stopAll } from '@/application/reactions/standing-work';
import type { ShopStore } from '@/application/stores/shop-store';
import type { Stop } from '@/domain/ports/clock';
import type { ShopStorage } from '@/domain/ports/kept-value';

/**
 * Keeps the selected shop. A shop selected in another tab waits for this tab's next navigation, and that no shop is
 * selected elsewhere changes nothing here. Source: spec §4 Selected shop, AMB-45; SHOP-01, SHOP-02.
 */
export class KeepShop implements StandingWork {
  private readonly storage: ShopStorage;
  private readonly shops: ShopStore;

  constructor(storage: ShopStorage, shops: ShopStore) {
    this.storage = storage;
    this.shops = shops;
  }

  start(): Stop {
    return stopAll(
      reaction(
        () => this.shops.shop,
        (shop) => {
          if (shop === undefined) this.storage.clear();
          else if (shop !== this.shops.takenOver) this.storage.keep(shop);
        },
      ),
      this.storage.onChangedElsewhere((shop) => this.shops.setElsewhere(shop)),
    );
  }
}
