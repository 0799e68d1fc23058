import type { Page } from '@/adapters/cli/simulation/world/page';
import { CheckPayment } from '@/application/use-cases/check-payment';
import { FollowOrder } from '@/application/use-cases/follow-order';
import { LoadDeliverySpots } from '@/application/use-cases/load-delivery-spots';
import { LoadMenu } from '@/application/use-cases/load-menu';
import { LoadOrder } from '@/application/use-cases/load-order';
import { LoadShops } from '@/application/use-cases/load-shops';
import { buildPath } from '@/domain/navigation/build-path';
import type { MatchedRoute } from '@/domain/navigation/route';
import { type OrderId, parseOrderId } from '@/domain/order/order';
import { customerCodeIn, orderLink } from '@/domain/order/order-link';
import { parseShopId } from '@/domain/shop/shop';

/** What a screen asks for while it is shown, until it is left. */
export function workOfPage(page: Page, route: MatchedRoute): void {
  const { signal } = page.screen;
  const shopId = parseShopId(route.params.shopId ?? '');
  const orderId = parseOrderId(route.params.orderId ?? '');
  if (route.name === 'home') void page.get(LoadShops).execute(signal);
  if (shopId !== undefined && orderId === undefined) {
    void page.get(LoadMenu).execute(shopId, signal);
    void page.get(LoadDeliverySpots).execute(shopId, signal);
  }
  if (orderId === undefined) return;
  if (route.name === 'paymentPage') void followPayment(page, orderId, route.fullPath);
  if (route.name === 'orderPage') void followOrder(page, orderId, route.fullPath);
}

async function followPayment(page: Page, orderId: OrderId, fullPath: string): Promise<void> {
  const { signal } = page.screen;
  const code = customerCodeIn(fullPath);
  void page.get(LoadOrder).execute(orderId, code, signal);
  const progress = await page.get(CheckPayment).execute(orderId, signal, code);
  if (progress.kind !== 'paid' || signal.aborted) return;
  const path = code === undefined ? buildPath.orderPage(orderId) : orderLink(orderId, code);
  await page.wayfinder.go(path, { replace: true });
}

async function followOrder(page: Page, orderId: OrderId, fullPath: string): Promise<void> {
  const { signal } = page.screen;
  await page.get(LoadOrder).execute(orderId, customerCodeIn(fullPath), signal);
  if (!signal.aborted) await page.get(FollowOrder).execute(orderId, signal);
}
