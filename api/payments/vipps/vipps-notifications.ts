import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { SIGNATURE_TOLERANCE_MS } from '@api/payments/notification-signature';
import { parsedJson } from '@api/payments/parsed-json';
import type { NotificationReader, ReceivedNotification } from '@api/payments/read-notification';
import { NOTIFICATION_PATH } from '@api/payments/notification-path';
import { paymentOfReference } from '@api/payments/vipps/vipps-reference';

/** An event of a payment; its own id is that of the operation at Vipps. */
const vippsEvent = z.object({ reference: z.string(), pspReference: z.string(), name: z.string() });

/**
 * Vipps MobilePay signs date, host and the hash of the body with the secret of the webhook; each of the secrets is
 * accepted.
 */
export const vippsNotifications =
  (secrets: readonly string[]): NotificationReader =>
  (received) => {
    if (!isSigned(secrets, received)) return { kind: 'notSigned' };
    const read = parsedJson(received.body);
    const event = vippsEvent.safeParse(read.ok ? read.value : undefined);
    if (!event.success) return { kind: 'unreadable' };
    const { reference, pspReference, name } = event.data;
    const paymentId = paymentOfReference(reference);
    if (paymentId === undefined) return { kind: 'irrelevant' };
    return { kind: 'signed', notification: { id: `${pspReference}-${name}`, paymentId } };
  };

/** Source: Vipps MobilePay, Webhooks API, request authentication. */
function isSigned(secrets: readonly string[], { headers, body, now }: ReceivedNotification): boolean {
  const date = String(headers['x-ms-date']);
  const hash = createHash('sha256').update(body).digest('base64');
  if (headers['x-ms-content-sha256'] !== hash) return false;
  // Written this way round, an unreadable date is refused as well.
  if (!(Math.abs(now - Date.parse(date)) <= SIGNATURE_TOLERANCE_MS)) return false;
  const text = `POST\n${NOTIFICATION_PATH}\n${date};${headers.host ?? ''};${hash}`;
  const given = Buffer.from(headers.authorization ?? '');
  return secrets.filter((secret) => isEqual(given, authorizationOf(secret, text))).length > 0;
}

const SIGNED_HEADERS = 'HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=';

const authorizationOf = (secret: string, text: string): Buffer =>
  Buffer.from(SIGNED_HEADERS + createHmac('sha256', secret).update(text).digest('base64'));

const isEqual = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
