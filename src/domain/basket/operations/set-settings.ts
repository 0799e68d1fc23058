import type { Basket, BasketSettings } from '@/domain/basket/basket';

export interface SetSettings {
  readonly settings: BasketSettings;
}

/** Sets what the shop requires of an order. Source: OPEN-25. */
export const setSettings = (basket: Basket, { settings }: SetSettings): Basket => ({ ...basket, settings });
