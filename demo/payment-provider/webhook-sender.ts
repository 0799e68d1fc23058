import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { ApiServer } from '@api/http/api-server';
import { NOTIFICATION_PATH } from '@api/payments/notification-path';
import { SIGNATURE_HEADER, signatureOf } from '@api/payments/notification-signature';

const EVENT_ID_BITS = 128;

/** Tells the merchant that something has happened to the payment with this key. */
export type SendWebhook = (key: string) => void;

/**
 * Notifications of the demonstration's provider: by the merchant's own call and truly signed, but sent once and without
 * a socket, since the merchant is this very server. Without a key to sign with, nothing is sent.
 */
export function webhookSender(
  app: ApiServer,
  parts: { readonly clock: Clock; readonly randomness: Randomness; readonly signingKey: string | undefined },
): SendWebhook {
  const { clock, randomness, signingKey } = parts;
  if (signingKey === undefined) return () => undefined;
  return (key) => {
    const body = JSON.stringify({ id: randomness.token(EVENT_ID_BITS), paymentId: key });
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signatureOf(signingKey, clock.now(), Buffer.from(body)),
    };
    app.inject({ method: 'POST', url: NOTIFICATION_PATH, headers, payload: body }).then(
      ({ statusCode }) => app.log.debug({ statusCode }, 'The merchant was notified of a payment'),
      (error: unknown) => app.log.error({ err: error }, 'The merchant was not notified of a payment'),
    );
  };
}
