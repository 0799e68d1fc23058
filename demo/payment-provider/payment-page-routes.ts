import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '@/domain/ports/clock';
import { checkCardForm, readCardForm } from '@demo/payment-provider/card-form';
import type { SendWebhook } from '@demo/payment-provider/webhook-sender';
import { PAGE_STYLE } from '@demo/payment-provider/page-style';
import { endedPage, paymentPage } from '@demo/payment-provider/payment-page';
import type { Decision, ProviderLedger, ProviderSession } from '@api/payments/provider-ledger';
import { decisionOf } from '@demo/payment-provider/test-cards';
import { readForms } from '@demo/read-forms';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { UNKNOWN_PATH } from '@api/http/problems';

const config = { rateLimit: 'payAtProvider', acceptsAnyBody: true } as const;
const params = z.object({ reference: z.string() });

const sendPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(page);

/**
 * The provider's own page: shows what is to be paid, takes the visitor's decision, tells the merchant of it, and sends
 * the visitor back.
 */
export function paymentPageRoutes(
  app: ApiServer,
  {
    ledger,
    clock,
    sendWebhook,
  }: { readonly ledger: ProviderLedger; readonly clock: Clock; readonly sendWebhook: SendWebhook },
): void {
  const decide = async ({ reference, key }: ProviderSession, decision: Decision): Promise<void> => {
    if (await ledger.decide(reference, decision)) sendWebhook(key);
  };

  app.register((scope: ApiServer, _options, done) => {
    readForms(scope);

    scope.get('/demo-payment/style.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(PAGE_STYLE),
    );

    scope.get('/demo-payment/:reference', { config, schema: { params } }, async (request, reply) => {
      const session = await ledger.find(request.params.reference);
      if (session === undefined) return sendProblem(reply, UNKNOWN_PATH);
      return sendPage(reply, session.status === 'created' ? paymentPage(session) : endedPage(session));
    });

    scope.post('/demo-payment/:reference', { config, schema: { params } }, async (request, reply) => {
      const session = await ledger.find(request.params.reference);
      if (session === undefined) return sendProblem(reply, UNKNOWN_PATH);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      if (form.get('action') === 'cancel') {
        await decide(session, { status: 'aborted', pendingUntil: undefined });
        return reply.redirect(session.returnUrl, 303);
      }
      const filledIn = readCardForm(form);
      const card = checkCardForm(filledIn, clock.now());
      if (!card.ok && session.status === 'created') {
        return sendPage(reply, paymentPage(session, { ...filledIn, card: 'other' }, card.error), 422);
      }
      if (card.ok) await decide(session, decisionOf(card.value, clock.now()));
      return reply.redirect(session.returnUrl, 303);
    });
    done();
  });
}
