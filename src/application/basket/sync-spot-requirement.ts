import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';
import type { BackgroundService } from '@/application/shared/background-service';
import { BasketStore } from '@/application/basket/basket-store';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import type { Disposer } from '@/domain/ports/clock';
import { isSpotRequired } from '@/domain/shop/required-spot';

/**
 * Keeps the basket's flag of a required spot in line with its order type and the shop's spots. Source: OPEN-25;
 * VAL-02.
 */
export class SyncSpotRequirement implements BackgroundService {
  static readonly needs = { changeBasket: ChangeBasket, baskets: BasketStore, spots: DeliverySpotStore };

  private readonly deps: Deps<typeof SyncSpotRequirement>;

  constructor(deps: Deps<typeof SyncSpotRequirement>) {
    this.deps = deps;
  }

  start(): Disposer {
    return reaction(
      () => this.isRequired(),
      (deliverySpotRequired) => this.set(deliverySpotRequired),
      { fireImmediately: true },
    );
  }

  /**
   * Undefined while the basket's shop is not loaded. Does not depend on the flag itself: two tabs with different spots
   * would otherwise correct each other endlessly.
   */
  private isRequired(): boolean | undefined {
    const { shopId, orderType } = this.deps.baskets.basket;
    const spots = this.deps.spots.of(shopId);
    return spots && isSpotRequired(orderType, spots);
  }

  private set(deliverySpotRequired: boolean | undefined): void {
    const { settings } = this.deps.baskets.basket;
    if (deliverySpotRequired === undefined || deliverySpotRequired === settings.deliverySpotRequired) return;
    this.deps.changeBasket.apply({ kind: 'setSettings', settings: { deliverySpotRequired } });
  }
}
