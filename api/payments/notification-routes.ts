import * as z from 'zod/mini';
import { assertNever } from '@/domain/shared/assert-never';
import { BackgroundWork } from '@api/system/background-work';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { BAD_REQUEST, NOT_SIGNED, UNKNOWN_PATH } from '@api/http/problems';
import { NOTIFICATION_PATH } from '@api/payments/notification-path';
import { processNotification } from '@api/payments/process-notification';
import type { PaymentNotification } from '@api/payments/payment-notification';
import type { PaymentDeps } from '@api/payments/payment-deps';
import type { NotificationReader } from '@api/payments/read-notification';

const BODY_MAX_BYTES = 16_384;

const name = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));

/** Other fields of a notification are ignored. */
const notificationDto = z.object({ id: name, paymentId: name });

/**
 * POST /api/payment/notification: the payment provider reports a change of a payment, in its own form. 204 as soon as
 * it is stored, now or before; it is processed afterwards by this process or the reconciler. The signature is checked
 * before parsing, but after size and content type; without a reader the API answers 404. Source: FAULT-P12 to
 * FAULT-P14; docs/adr/0014-payment-notifications.md.
 */
export function notificationRoutes(
  app: ApiServer,
  deps: PaymentDeps & { readonly readNotification: NotificationReader | undefined },
): void {
  const { notifications, readNotification, clock } = deps;
  const background = new BackgroundWork((error) =>
    app.log.error({ err: error }, 'A payment notification could not be processed and will be retried'),
  );
  app.addHook('onClose', () => background.finish());

  const handle = async (notification: PaymentNotification): Promise<void> => {
    const isKnown = await processNotification(deps, notification);
    if (!isKnown) app.log.warn({ notification: notification.id }, 'A notification names an unknown payment');
  };

  app.register((scope: ApiServer, _options, done) => {
    readBytes(scope);

    scope.addHook('preValidation', async (request, reply) => {
      if (readNotification === undefined) return sendProblem(reply, UNKNOWN_PATH);
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const read = readNotification({ headers: request.headers, body, now: clock.now() });
      switch (read.kind) {
        case 'signed':
          request.body = read.notification;
          return undefined;
        case 'irrelevant':
          return reply.code(204).send();
        case 'notSigned':
          return sendProblem(reply, NOT_SIGNED);
        case 'unreadable':
          return sendProblem(reply, BAD_REQUEST);
        default:
          return assertNever(read);
      }
    });

    scope.post(
      NOTIFICATION_PATH,
      {
        config: {
          rateLimit: 'notify',
          isSigned: true,
          document: {
            summary: 'Notification of the payment provider',
            ...{ access: 'paymentProvider', answers: { 204: DONE }, refusals: [404] },
          },
        },
        bodyLimit: BODY_MAX_BYTES,
        schema: { body: notificationDto },
      },
      async (request, reply) => {
        const notification = request.body;
        const isNew = await notifications.save(notification, clock.now());
        if (isNew) background.start(() => handle(notification));
        return reply.code(204).send();
      },
    );
    done();
  });
}

/** The signature covers the exact bytes of the body. */
function readBytes(scope: ApiServer): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body: Buffer, read) =>
    read(null, body),
  );
}
