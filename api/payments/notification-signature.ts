import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '@/domain/shared/instant';

export const SIGNATURE_HEADER = 'payment-signature';

/** The largest difference between the time of a signature and now; limits replays of an intercepted one. */
export const SIGNATURE_TOLERANCE_MS = 300_000;

const SIGNATURE = /^t=(\d{1,10}),v1=([0-9a-f]{64})$/;

/**
 * `t=` Unix seconds, `v1=` HMAC-SHA256 of these seconds, a full stop and the bytes of the body, in hexadecimal digits.
 */
export function signatureOf(key: string, at: Instant, body: Uint8Array): string {
  const seconds = String(Math.floor(at / 1000));
  return `t=${seconds},v1=${digestOf(key, seconds, body).toString('hex')}`;
}

/**
 * Whether one of the keys has signed these bytes recently. The time of the check reveals neither the signature nor the
 * key. Source: FAULT-P12.
 */
export function isSigned(
  { keys, now }: { readonly keys: readonly string[]; readonly now: Instant },
  signature: string,
  body: Uint8Array,
): boolean {
  const [, seconds, digest] = SIGNATURE.exec(signature) ?? [];
  if (seconds === undefined || digest === undefined) return false;
  if (Math.abs(now - Number(seconds) * 1000) > SIGNATURE_TOLERANCE_MS) return false;
  const given = Buffer.from(digest, 'hex');
  return keys.filter((key) => timingSafeEqual(digestOf(key, seconds, body), given)).length > 0;
}

const digestOf = (key: string, seconds: string, body: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest();
