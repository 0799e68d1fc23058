import type { Terminal } from '@cli/terminal/terminal';
import { BasketStore } from '@/application/basket/basket-store';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';

/** Asks where the basket's shop brings food to, as the order page does: the basket then says whether it needs a place. */
export async function knowSpots(terminal: Terminal): Promise<void> {
  const { shopId } = terminal.get(BasketStore).basket;
  if (shopId !== undefined) await terminal.get(LoadDeliverySpots).load(shopId);
}
