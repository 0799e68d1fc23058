import type { OrderType } from '@/domain/settings/order-type';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';

/**
 * Whether a basket of this order type is flagged as needing a spot: dining in, where there are spots to dine
 * at. Source: OPEN-25.
 */
export const isSpotRequired = (orderType: OrderType | undefined, spots: readonly DeliverySpot[]): boolean =>
  orderType === 'DineInPlace' && spots.some((spot) => spot.orderType === orderType);
