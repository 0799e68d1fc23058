import * as z from 'zod/mini';

import { currencyDto, maybe, moneyDto } from '@/adapters/contract/common';

export const paymentStatusDto = z.enum(['created', 'reserved', 'captured', 'aborted', 'failed', 'released']);

/** POST /api/order/{orderId}/payment. */
export const paymentRequestDto = z.object({ returnUrl: z.string() });

/** Its 201: exactly one of `redirectUrl` and `scriptUrl`. */
export const startedPaymentDto = z.object({
  paymentId: z.string(),
  provider: z.string(),
  redirectUrl: maybe(z.string()),
  scriptUrl: maybe(z.string()),
  amount: moneyDto,
  currency: currencyDto,
  status: paymentStatusDto,
});

export type StartedPaymentDto = z.infer<typeof startedPaymentDto>;

/** GET /api/order/{orderId}/payment/{paymentId}. */
export const paymentStateDto = z.object({ status: paymentStatusDto, code: maybe(z.string()) });

export type PaymentStateDto = z.infer<typeof paymentStateDto>;
