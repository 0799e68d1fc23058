import { buildPath } from '@/domain/navigation/build-path';
import { joinPath, splitPath } from '@/domain/navigation/path-text';
import { parseCustomerCode, type CustomerCode, type OrderId } from '@/domain/order/order';
import type { ShopId } from '@/domain/shop/shop';

/**
 * Addresses by which an order is seen in any browser. The code stands in the fragment, which no server, log or
 * referrer sees. Source: decisions, Links to an order; PAIN-15.
 */
export const orderLink = (orderId: OrderId, code: CustomerCode): string =>
  `${buildPath.orderPage(orderId)}#code=${code}`;

export const paymentReturnPath = (shopId: ShopId, orderId: OrderId, code: CustomerCode): string =>
  `${buildPath.paymentPage(shopId, orderId)}#code=${code}`;

const codeText = (fullPath: string): string | null =>
  new URLSearchParams(splitPath(fullPath).fragment).get('code');

/** The code that an address carries, if it does. */
export const customerCodeIn = (fullPath: string): CustomerCode | undefined =>
  parseCustomerCode(codeText(fullPath) ?? '');

/** The address without the code of an order, for what is stored or sent; also where something was added to the code. */
export const withoutCustomerCode = (fullPath: string): string =>
  codeText(fullPath) === null ? fullPath : joinPath({ ...splitPath(fullPath), fragment: '' });
