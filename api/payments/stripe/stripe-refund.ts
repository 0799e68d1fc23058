import * as z from 'zod/mini';
import type { RefundState } from '@api/payments/payment-provider';

/** A refund of Stripe, with our id in its metadata. */
export const stripeRefund = z.object({
  id: z.string(),
  status: z.nullable(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
});

export const stripeRefunds = z.object({ data: z.array(stripeRefund), has_more: z.boolean() });

export type StripeRefund = z.infer<typeof stripeRefund>;

/** A bank may refuse a refund days later. Source: Stripe API, Refund object, `status`. */
export function refundStateOf({ status }: StripeRefund): RefundState {
  switch (status) {
    case 'succeeded':
      return 'refunded';
    case 'failed':
    case 'canceled':
      return 'failed';
    default:
      return 'pending';
  }
}
