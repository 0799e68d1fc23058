import { createHash, timingSafeEqual } from 'node:crypto';
import type { OrderRequestDto } from '@/adapters/contract/order';

/**
 * SHA-256 in hexadecimal digits. Codes and keys have 128 random bits and more, so that nothing slower is needed to keep
 * them from being guessed from their hash.
 */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Takes as long for a wrong code as for a right one, and for an unknown order (undefined) as for a known one. */
export function isHashOf(hash: string | undefined, text: string): boolean {
  const expected = Buffer.from(hash ?? sha256(''), 'hex');
  const isEqual = timingSafeEqual(Buffer.from(sha256(text), 'hex'), expected);
  return isEqual && hash !== undefined && text !== '';
}

/**
 * What was asked, whatever the order of its fields. `pickupTime` is left out: it is the client's now, which is another
 * one at each try, and the server's own time decides.
 */
export function bodyFingerprint({ pickupTime: _pickupTime, ...body }: OrderRequestDto): string {
  return sha256(JSON.stringify(sorted(body)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined && field !== null);
  return fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field)]);
}
