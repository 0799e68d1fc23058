import * as z from 'zod/mini';
import { err, ok, type Result } from '@/domain/shared/result';
import { BackgroundWork } from '@api/system/background-work';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { BAD_REQUEST, NOT_SIGNED, UNKNOWN_PATH } from '@api/http/problems';
import { processNotification } from '@api/payments/process-notification';
import { isSigned, SIGNATURE_HEADER } from '@api/payments/notification-signature';
import type { PaymentNotification } from '@api/payments/payment-notification';
import type { PaymentDeps } from '@api/payments/payment-deps';

export const NOTIFICATION_PATH = '/api/payment/notification';

const BODY_MAX_BYTES = 16_384;

const name = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));

/** Other fields of a notification are ignored. */
const notificationDto = z.object({ id: name, paymentId: name });

/**
 * POST /api/payment/notification {`id`, `paymentId`}: the payment provider reports a change of a payment. 204 as soon
 * as it is stored, now or before; it is processed afterwards by this process or the reconciler. The signature is
 * checked before parsing, but after size and content type; without a key the API answers 404. Source: FAULT-P12 to
 * FAULT-P14; docs/adr/0014-payment-notifications.md.
 */
export function notificationRoutes(
  app: ApiServer,
  deps: PaymentDeps & { readonly notificationKeys: readonly string[] },
): void {
  const { notifications, notificationKeys: keys, clock } = deps;
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
      if (keys.length === 0) return sendProblem(reply, UNKNOWN_PATH);
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const signature = String(request.headers[SIGNATURE_HEADER]);
      if (!isSigned({ keys, now: clock.now() }, signature, body)) return sendProblem(reply, NOT_SIGNED);
      const read = readJson(body);
      if (!read.ok) return sendProblem(reply, BAD_REQUEST);
      request.body = read.value;
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

function readJson(body: Buffer): Result<unknown, 'unreadable'> {
  try {
    return ok(JSON.parse(body.toString()));
  } catch {
    return err('unreadable');
  }
}
