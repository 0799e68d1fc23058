import type { Basket, BasketSeed } from '@/domain/basket/basket';

export interface RenewSeed {
  readonly seed: BasketSeed;
  readonly nextSeed: BasketSeed;
}

/**
 * Abandons an order that cannot be completed: the next confirmation of the same basket is a new order. Source: PAIN-14.
 */
export const renewSeed = (basket: Basket, { seed, nextSeed }: RenewSeed): Basket =>
  basket.seed === seed ? { ...basket, seed: nextSeed } : basket;
