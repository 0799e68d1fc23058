import type { ActingPage } from '@simulator/program/acting-page';
import { CheckPayment } from '@/application/checkout/check-payment';
import { SubscribeOrderStatus } from '@/application/orders/subscribe-order-status';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import { LoadMenu } from '@/application/menu/load-menu';
import { LoadOrder } from '@/application/orders/load-order';
import { HOME, LoadShops } from '@/application/shops/load-shops';
import { buildPath } from '@/domain/navigation/build-path';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { OrderId } from '@/domain/order/order';
import { customerCodeIn, orderLink } from '@/domain/navigation/order-link';

/**
 * Loads what a screen needs while it is shown, until it is left. Resolves when that is loaded, but for a status stream.
 */
export async function workOfPage(page: ActingPage, route: MatchedRoute): Promise<void> {
  const { signal } = page.screen;
  const { shopId, orderId } = route.params;
  const asked: Promise<unknown>[] = [];
  if (route.name === 'home') asked.push(page.get(LoadShops).load(HOME, signal));
  if (shopId !== undefined && orderId === undefined) {
    asked.push(page.get(LoadMenu).load(shopId, signal));
    asked.push(page.get(LoadDeliverySpots).load(shopId, signal));
  }
  if (orderId !== undefined && route.name === 'paymentPage')
    asked.push(followPayment(page, orderId, route.fullPath));
  if (orderId !== undefined && route.name === 'orderPage')
    void subscribeOrderStatus(page, orderId, route.fullPath);
  await Promise.all(asked);
}

async function followPayment(page: ActingPage, orderId: OrderId, fullPath: string): Promise<void> {
  const { signal } = page.screen;
  const code = customerCodeIn(fullPath);
  void page.get(LoadOrder).load(orderId, code, signal);
  const progress = await page.get(CheckPayment).check(orderId, signal, code);
  if (progress.kind !== 'paid' || signal.aborted) return;
  const path = code === undefined ? buildPath.orderPage(orderId) : orderLink(orderId, code);
  await page.navigator.go(path, { replace: true });
}

async function subscribeOrderStatus(page: ActingPage, orderId: OrderId, fullPath: string): Promise<void> {
  const { signal } = page.screen;
  await page.get(LoadOrder).load(orderId, customerCodeIn(fullPath), signal);
  if (!signal.aborted) await page.get(SubscribeOrderStatus).subscribe(orderId, signal);
}
