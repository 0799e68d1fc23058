import { createHash, timingSafeEqual } from 'node:crypto';
import type { OrderRequestDto } from '@/adapters/contract/order-request';

/** SHA-256 in hexadecimal digits. Codes and keys have at least 128 random bits, so no slower hash is needed. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Takes the same time for a wrong code, a right one and an unknown order (undefined). */
export function isHashOf(hash: string | undefined, text: string): boolean {
  const expected = Buffer.from(hash ?? sha256(''), 'hex');
  const isEqual = timingSafeEqual(Buffer.from(sha256(text), 'hex'), expected);
  return isEqual && hash !== undefined && text !== '';
}

/**
 * Hashes a request independently of the order of its fields. `pickupTime` and `readyAt` are left out: they follow
 * the client's current time, which differs at each attempt, and the server's time counts.
 */
export function bodyFingerprint(request: OrderRequestDto): string {
  const { pickupTime: _pickupTime, readyAt: _readyAt, ...body } = request;
  return sha256(JSON.stringify(sorted(body)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined && field !== null);
  return fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field)]);
}
