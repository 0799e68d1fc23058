import Stripe from 'stripe';
import type * as z from 'zod/mini';
import { err, ok, type Result } from '@/domain/shared/result';
import { LATER, retryAfterMs } from '@api/payments/provider-answer';
import type { ProviderFailure } from '@api/payments/payment-provider';

const TOO_MANY = 429;
/** The same idempotency key is under way at this moment, or the object is locked by another call. */
const CONFLICT = 409;

/**
 * The answer of a call to Stripe. Only a request that can never succeed, and a declined card, are refused. Too many
 * requests and the same request at this moment are answered later. All else is no answer: no connection, an error of
 * Stripe, a wrong key, which the operator corrects, and an answer that is not Stripe's, which its library takes for one
 * if it is JSON. `onServerError` is called before an error of Stripe (5xx) is answered: Stripe repeats it for the key.
 */
export async function askStripe<Value>(
  call: () => Promise<unknown>,
  answer: z.ZodMiniType<Value>,
  onServerError?: () => Promise<void>,
): Promise<Result<Value, ProviderFailure>> {
  try {
    const read = answer.safeParse(await call());
    return read.success ? ok(read.data) : err({ kind: 'unreachable' });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode = 0, headers } = error;
    if (statusCode === CONFLICT) return LATER;
    if (statusCode === TOO_MANY)
      return err({ kind: 'later', afterMs: retryAfterMs(headers?.['retry-after']) });
    if (statusCode >= 500) await onServerError?.();
    const isDefinite =
      error instanceof Stripe.errors.StripeCardError ||
      error instanceof Stripe.errors.StripeInvalidRequestError;
    return err({ kind: isDefinite ? 'refused' : 'unreachable' });
  }
}
