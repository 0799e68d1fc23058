import type { Terminal } from '@cli/terminal/terminal';
import { BasketStore } from '@/application/basket/basket-store';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';

/**
 * Loads the delivery spots of the basket's shop, as the order page does, so that the basket requires one if necessary.
 */
export async function loadSpots(terminal: Terminal): Promise<void> {
  const { shopId } = terminal.get(BasketStore).basket;
  if (shopId !== undefined) await terminal.get(LoadDeliverySpots).load(shopId);
}
