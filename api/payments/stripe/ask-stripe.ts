import Stripe from 'stripe';
import type * as z from 'zod/mini';
import { err, ok, type Result } from '@/domain/shared/result';
import type { ProviderFailure } from '@api/payments/payment-provider';

/**
 * The answer of a call to Stripe. Only a request that can never succeed, and a declined card, are refused. All else may
 * succeed later: no connection, an error of Stripe, too many requests, the same request at this moment (409), a wrong key, which the operator corrects, and an
 * answer that is not Stripe's, which its library takes for one if it is JSON.
 */
export async function askStripe<Value>(
  call: () => Promise<unknown>,
  answer: z.ZodMiniType<Value>,
): Promise<Result<Value, ProviderFailure>> {
  try {
    const read = answer.safeParse(await call());
    return read.success ? ok(read.data) : err({ kind: 'unreachable' });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const isDefinite =
      error.statusCode !== 409 &&
      (error instanceof Stripe.errors.StripeCardError ||
        error instanceof Stripe.errors.StripeInvalidRequestError);
    return err({ kind: isDefinite ? 'refused' : 'unreachable' });
  }
}
