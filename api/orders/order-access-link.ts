import { orderLink } from '@/domain/navigation/order-link';
import { parseCustomerCode, type OrderId } from '@/domain/order/order';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { OrderStore } from '@api/orders/order-store';
import { sha256 } from '@api/system/hashes';

/** What a mail needs to lead to its order. */
export interface OrderLinkDeps {
  readonly orders: OrderStore;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** How visitors reach the storefront; undefined where that is not known. */
  readonly mailOrigin: () => string | undefined;
}

const CODE_BITS = 128;

/**
 * Makes the link of one mail, which opens the order on any device. Its code is new, and only its hash is stored: the
 * customer code cannot be read again, and no secret that a copy of the database could be opened with is needed. Source:
 * DEC-162.
 */
export async function orderAccessLink(
  { orders, clock, randomness, mailOrigin }: OrderLinkDeps,
  orderId: OrderId,
): Promise<string | undefined> {
  const origin = mailOrigin();
  if (origin === undefined) return undefined;
  const code = parseCustomerCode(randomness.token(CODE_BITS));
  if (code === undefined) throw new Error('The random token does not fit a customer code');
  await orders.addCode(orderId, sha256(code), clock.now());
  return origin + orderLink(orderId, code);
}
