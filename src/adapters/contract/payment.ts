import * as z from 'zod/mini';

import { anyCase, branded, currency, maybe, money, orUndefined } from '@/adapters/contract/fields';
import { parsePaymentId } from '@/domain/order/order';
import { PAYMENT_STATUSES, type PaymentDestination, type StartedPayment } from '@/domain/order/payment';

export const paymentId = branded(z.string(), parsePaymentId);
const paymentStatus = anyCase(PAYMENT_STATUSES);

/** POST /api/order/{orderId}/payment. */
export const paymentRequestDto = z.object({ returnUrl: z.string() });

/** A path of this site or an http address: none that would run as a script when it is opened. */
const WEB_ADDRESS = /^(https?:\/\/|\/(?![/\\]))/i;
const webAddress = maybe(z.string().check(z.regex(WEB_ADDRESS)));

/**
 * Its 201: exactly one of `redirectUrl` and `scriptUrl`. The payment provider of a demonstration is on the site itself.
 */
export const startedPayment = z.codec(
  z.object({
    paymentId,
    provider: z.string(),
    redirectUrl: webAddress,
    scriptUrl: webAddress,
    amount: money,
    currency,
    status: paymentStatus,
  }),
  z.custom<StartedPayment>(),
  {
    decode: ({ redirectUrl, scriptUrl, ...payment }, { issues }) => {
      const destination = destinationOf(redirectUrl ?? undefined, scriptUrl ?? undefined);
      if (destination !== undefined) return { ...payment, destination };
      issues.push({ code: 'custom', input: redirectUrl, path: ['redirectUrl'], message: 'Invalid input' });
      return z.NEVER;
    },
    encode: ({ destination: { kind, url }, ...payment }) => ({
      ...payment,
      ...(kind === 'redirect' ? { redirectUrl: url } : { scriptUrl: url }),
    }),
  },
);

function destinationOf(
  redirectUrl: string | undefined,
  scriptUrl: string | undefined,
): PaymentDestination | undefined {
  if (redirectUrl !== undefined && scriptUrl === undefined) return { kind: 'redirect', url: redirectUrl };
  if (scriptUrl !== undefined && redirectUrl === undefined) return { kind: 'script', url: scriptUrl };
  return undefined;
}

/** GET /api/order/{orderId}/payment/{paymentId}. */
export const paymentState = z.object({ status: paymentStatus, code: orUndefined(z.string()) });
