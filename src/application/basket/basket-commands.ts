import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { newItemId } from '@/application/shared/new-ids';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import type { BasketItem, BasketItemId } from '@/domain/basket/basket';
import { Randomness } from '@/domain/ports/randomness';
import type { OrderType } from '@/domain/settings/order-type';
import type { SpotId } from '@/domain/shop/delivery-spot';

/** The changes that a visitor makes to a basket that has lines. Source: spec §3 and §4 Basket. */
export class BasketCommands {
  static readonly needs = {
    changeBasket: ChangeBasket,
    baskets: BasketStore,
    spots: DeliverySpotStore,
    randomness: Randomness,
  };

  private readonly deps: Deps<typeof BasketCommands>;

  constructor(deps: Deps<typeof BasketCommands>) {
    this.deps = deps;
  }

  /**
   * Adds one portion to a line. It is put as an item of its own, which merges with the line of the same dish, so that
   * one portion added in each of two tabs makes two. Source: OPEN-27; BASK-03.
   */
  increase(itemId: BasketItemId): void {
    const line = this.deps.baskets.items.find((item) => item.id === itemId);
    if (line === undefined) return;
    this.deps.changeBasket.put({ ...line, id: newItemId(this.deps.randomness), quantity: 1 });
  }

  /** Subtracts one portion; a line without portions is removed. Source: AMB-42; BASK-05. */
  decrease(itemId: BasketItemId): void {
    this.deps.changeBasket.apply({ kind: 'decrease', itemId });
  }

  /** Removes a line. Source: OPEN-27. */
  remove(itemId: BasketItemId): void {
    this.deps.changeBasket.apply({ kind: 'remove', itemId });
  }

  /** Puts a removed line back, with all its portions. */
  putBack(line: BasketItem): void {
    this.deps.changeBasket.put({ ...line, id: newItemId(this.deps.randomness) });
  }

  /** Writes the note to the kitchen, cut to 90 characters. Source: spec §5, AMB-47; VAL-01. */
  writeNote(note: string): void {
    this.deps.changeBasket.apply({ kind: 'writeNote', note });
  }

  /**
   * Chooses to eat in or take away. The lines stay; a spot of another order type is cleared. Source: OPEN-25; PAIN-12.
   */
  chooseOrderType(orderType: OrderType): void {
    const { shopId, spotId } = this.deps.baskets.basket;
    const spot = this.deps.spots.of(shopId)?.find((each) => each.id === spotId);
    const keepsSpot = spot?.orderType === orderType;
    this.deps.changeBasket.apply({ kind: 'chooseOrderType', orderType, keepsSpot });
  }

  /** Chooses where the food is brought; `undefined` clears the choice. */
  chooseSpot(spotId: SpotId | undefined): void {
    this.deps.changeBasket.apply({ kind: 'chooseSpot', spotId });
  }
}
