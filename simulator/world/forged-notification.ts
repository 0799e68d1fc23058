import { NOTIFICATION_KEY } from '@simulator/world/addresses';
import type { Email } from '@simulator/world/deliver-email';
import { addMs, type Instant } from '@/domain/shared/instant';
import { SIGNATURE_TOLERANCE_MS, signatureOf } from '@api/payments/notification-signature';

const TOO_MUCH_MS = SIGNATURE_TOLERANCE_MS + 1_000;

const signed = (body: string, at: Instant, key = NOTIFICATION_KEY): string =>
  signatureOf(key, at, Buffer.from(body));

/** The kinds of notification without a valid current signature. */
const WAYS: readonly [Forger, ...Forger[]] = [
  (body) => ({ body, signature: undefined }),
  (body, now) => ({ body, signature: signed(body, now, `${NOTIFICATION_KEY} or nearly so`) }),
  (body, now) => ({ body, signature: signed(body.replace('reserved', 'declined'), now) }),
  (body, now) => ({ body: JSON.stringify(JSON.parse(body), undefined, 1), signature: signed(body, now) }),
  (body, now) => ({ body, signature: signed(body, addMs(now, -TOO_MUCH_MS)) }),
  (body, now) => ({ body, signature: signed(body, addMs(now, TOO_MUCH_MS)) }),
];

type Forger = (body: string, now: Instant) => Email;

/** A notification that must be refused; `share`, from 0 to below 1, selects what is wrong with it. */
export const forge = (body: string, now: Instant, share: number): Email =>
  (WAYS[Math.floor(share * WAYS.length)] ?? WAYS[0])(body, now);
