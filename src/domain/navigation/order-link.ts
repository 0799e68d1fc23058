import { buildPath } from '@/domain/navigation/build-path';
import { joinPath, splitPath } from '@/domain/navigation/path-text';
import { parseCustomerCode, type CustomerCode, type OrderId } from '@/domain/order/order';
import type { ShopId } from '@/domain/shop/shop';

/**
 * Returns the address that shows an order in any browser. The code is in the fragment, which no server, log or
 * referrer sees. Source: decisions, Links to an order; PAIN-15.
 */
export const orderLink = (orderId: OrderId, code: CustomerCode): string =>
  `${buildPath.orderPage(orderId)}#code=${code}`;

export const paymentReturnPath = (shopId: ShopId, orderId: OrderId, code: CustomerCode): string =>
  `${buildPath.paymentPage(shopId, orderId)}#code=${code}`;

const codeText = (fullPath: string): string | null =>
  new URLSearchParams(splitPath(fullPath).fragment).get('code');

/** Returns the customer code in an address, if there is one. */
export const customerCodeIn = (fullPath: string): CustomerCode | undefined =>
  parseCustomerCode(codeText(fullPath) ?? '');

/**
 * Returns the address without the code of an order, for what is stored or sent; also where something was appended to
 * the code.
 */
export const withoutCustomerCode = (fullPath: string): string =>
  codeText(fullPath) === null ? fullPath : joinPath({ ...splitPath(fullPath), fragment: '' });
