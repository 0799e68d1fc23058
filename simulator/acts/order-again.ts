import type { ActingPage } from '@simulator/program/acting-page';
import { LoadOrderHistory } from '@/application/account/load-order-history';
import { OrderAgain } from '@/application/basket/order-again';
import { buildPath } from '@/domain/navigation/build-path';

/** Fills the basket from the newest order of the member. */
export async function orderAgain(page: ActingPage): Promise<string> {
  const history = await page.get(LoadOrderHistory).load(0);
  if (!history.ok) return history.error.kind;
  const [newest] = history.value.orders;
  if (newest === undefined) return 'nothing was ordered before';
  const again = await page.get(OrderAgain).orderAgain(newest);
  if (!again.ok) return again.error.kind;
  if (again.value.kind === 'filled') await page.navigator.go(buildPath.menuPage(again.value.shop.id));
  return again.value.kind;
}
