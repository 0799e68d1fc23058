import Stripe from 'stripe';
import * as z from 'zod/mini';
import { SIGNATURE_TOLERANCE_MS } from '@api/payments/notification-signature';
import { parsedJson } from '@api/payments/parsed-json';
import type { NotificationReader } from '@api/payments/read-notification';

/** Events of sessions name the payment at the session, and those of money at the intent. */
const stripeEvent = z.object({
  id: z.string(),
  data: z.object({
    object: z.object({
      client_reference_id: z.nullish(z.string()),
      metadata: z.nullish(z.object({ paymentId: z.optional(z.string()) })),
    }),
  }),
});

/** Stripe signs with `stripe-signature`; each of the secrets of the endpoint is accepted. */
export const stripeNotifications =
  (secrets: readonly string[]): NotificationReader =>
  ({ headers, body, now }) => {
    const header = String(headers['stripe-signature']);
    const isSigned =
      isRecent(header, now) && secrets.some((secret) => isSignedBy(secret, { header, body, now }));
    if (!isSigned) return { kind: 'notSigned' };
    const read = parsedJson(body);
    const event = stripeEvent.safeParse(read.ok ? read.value : undefined);
    if (!event.success) return { kind: 'unreadable' };
    const { client_reference_id: ofSession, metadata } = event.data.data.object;
    const paymentId = ofSession ?? metadata?.paymentId;
    if (paymentId === undefined) return { kind: 'irrelevant' };
    return { kind: 'signed', notification: { id: event.data.id, paymentId } };
  };

/** The library refuses old signatures only, and not those of a later time. */
function isRecent(header: string, now: number): boolean {
  const [, seconds] = /(?:^|,)t=(\d+)/.exec(header) ?? [];
  return seconds !== undefined && Math.abs(now - Number(seconds) * 1000) <= SIGNATURE_TOLERANCE_MS;
}

function isSignedBy(
  secret: string,
  { header, body, now }: { readonly header: string; readonly body: Buffer; readonly now: number },
): boolean {
  try {
    const { signature } = Stripe.webhooks;
    const tolerance = SIGNATURE_TOLERANCE_MS / 1000;
    return signature?.verifyHeader(body, header, secret, tolerance, undefined, now) === true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}
