import * as z from 'zod/mini';

/** A refund of Stripe, with our id in its metadata. */
export const stripeRefund = z.object({
  id: z.string(),
  status: z.nullable(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
});

export const stripeRefunds = z.object({ data: z.array(stripeRefund) });

export type StripeRefund = z.infer<typeof stripeRefund>;

/** One on its way counts: where a bank refuses it later, the operator sees that at Stripe. */
export const isRefunded = ({ status }: StripeRefund): boolean => status !== 'failed' && status !== 'canceled';
