import type { Basket } from '@/domain/basket/basket';
import type { SpotId } from '@/domain/shop/delivery-spot';

export interface ChooseSpot {
  readonly spotId: SpotId | undefined;
}

/** Chooses where the food is brought; `undefined` clears the choice. Source: spec §3 Basket. */
export const chooseSpot = (basket: Basket, { spotId }: ChooseSpot): Basket => ({ ...basket, spotId });
