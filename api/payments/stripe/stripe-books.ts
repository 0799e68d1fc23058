import * as z from 'zod/mini';
import { parsePaymentId } from '@/domain/order/order';
import { instant } from '@/domain/shared/instant';
import { ofMinorUnits } from '@/domain/shared/minor-units';
import type { BookEntry } from '@api/payments/payment-provider';

const metadata = z.nullish(z.record(z.string(), z.string()));

/** What moved the balance; the currency of the source is that of the guest, and that of the balance the merchant's. */
const charge = z.object({
  object: z.literal('charge'),
  id: z.string(),
  currency: z.string(),
  amount_captured: z.int(),
  metadata,
});

const refund = z.object({
  object: z.literal('refund'),
  id: z.string(),
  currency: z.string(),
  amount: z.int(),
  metadata,
});

/** Fees, payouts and the like, which are no captures and refunds. */
const other = z.object({ object: z.string() });

const transaction = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  source: z.nullable(z.union([charge, refund, other, z.string()])),
});

/** A page of balance transactions, with what each is of. A charge is in the balance once it is captured. */
export const stripeBooks = z.object({ data: z.array(transaction), has_more: z.boolean() });

export type StripeBooks = z.infer<typeof stripeBooks>;

/** The types that are captures and refunds; `payment` and `payment_refund` are those of methods without a card. */
const KINDS: Readonly<Record<string, BookEntry['kind']>> = {
  ...{ charge: 'capture', payment: 'capture', refund: 'refund', payment_refund: 'refund' },
  refund_failure: 'refund',
};

/** The money of a refund that its bank refused is back. */
const RETURNED: ReadonlySet<string> = new Set(['refund_failure']);

export function bookEntries({ type, created, source }: StripeBooks['data'][number]): readonly BookEntry[] {
  const kind = KINDS[type];
  if (kind === undefined || source === null || typeof source === 'string' || !('currency' in source))
    return [];
  const currency = source.currency.toUpperCase();
  const minor = 'amount' in source ? source.amount : source.amount_captured;
  const amount = ofMinorUnits(RETURNED.has(type) ? -minor : minor, currency);
  if (amount === undefined) return [];
  const paymentId = parsePaymentId(source.metadata?.['paymentId'] ?? '');
  return [{ kind, reference: source.id, paymentId, amount, currency, at: instant(created * 1000) }];
}
