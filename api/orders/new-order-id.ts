import { parseOrderId, type OrderId } from '@/domain/order/order';
import type { Randomness } from '@/domain/ports/randomness';

const ORDER_ID_BITS = 128;

/** A new id that cannot be guessed. None begins with `-`, which a command line reads as an option. */
export function newOrderId(randomness: Randomness): OrderId {
  const text = randomness.token(ORDER_ID_BITS);
  if (text.startsWith('-')) return newOrderId(randomness);
  const id = parseOrderId(text);
  if (id === undefined) throw new Error('The random token does not fit an order id');
  return id;
}
