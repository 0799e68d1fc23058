import type { Instant } from '@/domain/shared/instant';
import { signatureOf } from '@api/payments/notification-signature';
import { NOTIFICATION_PATH } from '@api/payments/notification-path';
import { token } from '@test/support/api/guest';
import type { TestApi } from '@test/support/api/open-test-api';

/** The current signing key and the previous one. */
export const [NEW_KEY, OLD_KEY] = [
  'the-new-key-of-the-payment-provider',
  'the-old-key-of-the-payment-provider',
] as const;

export const notificationBody = (paymentId: string, id: string = token()): string =>
  JSON.stringify({ id, paymentId, status: 'reserved' });

/** Sends bytes to the notification route, and answers the status. */
export async function sendNotification(
  api: TestApi,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const answer = await api.app.inject({
    method: 'POST',
    url: NOTIFICATION_PATH,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  return answer.statusCode;
}

/** A correctly signed notification. */
export const notify = (api: TestApi, body: string, at: Instant = api.clock.now()): Promise<number> =>
  sendNotification(api, body, { 'payment-signature': signatureOf(NEW_KEY, at, Buffer.from(body)) });
