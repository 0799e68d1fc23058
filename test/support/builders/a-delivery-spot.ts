import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import { spotId } from '@test/support/builders/ids';

export function aDeliverySpot(different: Partial<DeliverySpot> = {}): DeliverySpot {
  return { id: spotId(4), name: 'Table 4', translations: {}, orderType: 'DineInPlace', ...different };
}
