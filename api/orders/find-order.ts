import type { FastifyRequest } from 'fastify';
import { CUSTOMER_CODE_HEADER } from '@/adapters/contract/headers';
import { parseOrderId } from '@/domain/order/order';
import { err, ok, type Result } from '@/domain/shared/result';
import type { SessionOf } from '@api/accounts/sessions';
import type { Problem } from '@api/http/problem';
import { failedFindOrder } from '@api/http/problems';
import { isHashOf, sha256 } from '@api/system/hashes';
import type { OrderStore } from '@api/orders/order-store';
import type { StoredOrder } from '@api/orders/stored-order';

/** The dependencies of access checks for orders. */
export interface OrderAccess {
  readonly orders: OrderStore;
  readonly memberOf: SessionOf;
}

/**
 * The order of an address, for the holder of its customer code or of the code of a
 * mailed link (DEC-162), and for the session of its member. A wrong code, a
 * missing one, another member's session and an unknown order get the same answer. Source: AMB-51; FAULT-Z1.
 */
export async function findOwnOrder(
  { orders, memberOf }: OrderAccess,
  orderId: string,
  request: FastifyRequest,
): Promise<Result<StoredOrder, Problem>> {
  const id = parseOrderId(orderId);
  const order = id === undefined ? undefined : await orders.find(id);
  const code = customerCodeOf(request);
  if (isHashOf(order?.customerCodeHash, code) && order !== undefined) return ok(order);
  if (order !== undefined && code !== '' && (await orders.hasCode(order.id, sha256(code)))) return ok(order);
  const member = await memberOf(request);
  const isOwn = member !== undefined && order?.accountId === member.id;
  return order !== undefined && isOwn ? ok(order) : err(failedFindOrder(orderId));
}

/** For the bare status: without a code, the id alone is enough. */
export async function findOrderForStatus(
  access: OrderAccess,
  orderId: string,
  request: FastifyRequest,
): Promise<Result<StoredOrder, Problem>> {
  if (customerCodeOf(request) !== '') return findOwnOrder(access, orderId, request);
  const id = parseOrderId(orderId);
  const order = id === undefined ? undefined : await access.orders.find(id);
  return order === undefined ? err(failedFindOrder(orderId)) : ok(order);
}

function customerCodeOf({ headers }: FastifyRequest): string {
  const code = headers[CUSTOMER_CODE_HEADER];
  return typeof code === 'string' ? code.slice(0, 256) : '';
}
