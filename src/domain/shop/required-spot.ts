import type { OrderType } from '@/domain/settings/order-type';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';

/**
 * Returns whether an order of this type requires a spot: eating in, where the shop has spots for it. Source: OPEN-25.
 */
export const isSpotRequired = (orderType: OrderType | undefined, spots: readonly DeliverySpot[]): boolean =>
  orderType === 'DineInPlace' && spots.some((spot) => spot.orderType === orderType);
