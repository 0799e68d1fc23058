import type { FastifyRequest } from 'fastify';
import { CUSTOMER_CODE_HEADER } from '@/adapters/http/contract/headers';
import { parseOrderId } from '@/domain/order/order';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Problem } from '@api/http/problem';
import { failedFindOrder } from '@api/http/problems';
import { isHashOf } from '@api/orders/hashes';
import type { OrderStore } from '@api/orders/order-store';
import type { StoredOrder } from '@api/orders/stored-order';

/**
 * The order of an address, for whoever holds its customer code. A wrong code, a missing one and an unknown order are
 * answered alike. Source: AMB-51; reliability Z1.
 */
export async function findOwnOrder(
  orders: OrderStore,
  orderId: string,
  customerCode: string,
): Promise<Result<StoredOrder, Problem>> {
  const id = parseOrderId(orderId);
  const order = id === undefined ? undefined : await orders.find(id);
  const isOwn = isHashOf(order?.customerCodeHash, customerCode);
  return order !== undefined && isOwn ? ok(order) : err(failedFindOrder(orderId));
}

/** For the bare status: the id alone is enough when no code is given. */
export async function findOrderForStatus(
  orders: OrderStore,
  orderId: string,
  customerCode: string,
): Promise<Result<StoredOrder, Problem>> {
  if (customerCode !== '') return findOwnOrder(orders, orderId, customerCode);
  const id = parseOrderId(orderId);
  const order = id === undefined ? undefined : await orders.find(id);
  return order === undefined ? err(failedFindOrder(orderId)) : ok(order);
}

export function customerCodeOf({ headers }: FastifyRequest): string {
  const code = headers[CUSTOMER_CODE_HEADER];
  return typeof code === 'string' ? code.slice(0, 256) : '';
}
