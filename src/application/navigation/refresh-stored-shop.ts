import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';

import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { ConnectionStore } from '@/application/connection/connection-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { ShopStore } from '@/application/shops/shop-store';
import { SHOP_ASK_AGAIN_MS } from '@/application/navigation/navigation-requirements';
import { RefreshShop } from '@/application/shops/refresh-shop';
import { Clock, type Disposer } from '@/domain/ports/clock';

/**
 * Loads the selected shop while only its stored state is known: at once and again until the server answers. The first
 * page does not wait for this; a rule that depends on it loads it itself. Source: OPEN-41, DEC-02; PAIN-23.
 */
export class RefreshStoredShop implements BackgroundService {
  static readonly needs = {
    navigation: NavigationStore,
    shops: ShopStore,
    connection: ConnectionStore,
    refreshShop: RefreshShop,
    clock: Clock,
  };

  private stopAsking: Disposer = () => undefined;

  private readonly deps: Deps<typeof RefreshStoredShop>;

  constructor(deps: Deps<typeof RefreshStoredShop>) {
    this.deps = deps;
  }

  start(): Disposer {
    return disposeAll(
      () => this.stopAsking(),
      reaction(
        () => this.isDue,
        (isDue) => this.ask(isDue),
        { fireImmediately: true },
      ),
    );
  }

  private get isDue(): boolean {
    const isShown = this.deps.navigation.current !== undefined;
    return isShown && this.deps.shops.stored !== undefined && this.deps.connection.isOnline;
  }

  private ask(isDue: boolean): void {
    this.stopAsking();
    if (!isDue) return;
    void this.deps.refreshShop.refresh();
    this.stopAsking = this.deps.clock.every(SHOP_ASK_AGAIN_MS, () => void this.deps.refreshShop.refresh());
  }
}
