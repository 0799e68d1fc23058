import type { BasketSettings } from '@/domain/basket/basket';
import type { OrderType } from '@/domain/settings/order-type';
import type { DeliverySpot, SpotId } from '@/domain/shop/delivery-spot';

/**
 * Whether a basket of this order type is flagged as needing a spot: dining in, where there are spots to dine
 * at. Source: OPEN-25.
 */
export const isSpotRequired = (orderType: OrderType | undefined, spots: readonly DeliverySpot[]): boolean =>
  orderType === 'DineInPlace' && spots.some((spot) => spot.orderType === orderType);

/** Whether the message about the missing spot shows. Source: spec §5, AMB-48; VAL-02, VAL-03. */
export const isSpotMissing = (basket: {
  readonly settings: BasketSettings;
  readonly spotId: SpotId | undefined;
}): boolean => basket.settings.deliverySpotRequired && basket.spotId === undefined;
