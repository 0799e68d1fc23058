import type { OrderId, PaymentId } from '@/domain/order/order';
import { addAmounts, ZERO_AMOUNT, type Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';
import { dayOf } from '@api/orders/place-order';
import type { BookEntry } from '@api/payments/payment-provider';
import { endOf } from '@api/payments/refunds/refund';
import { isOnDay } from '@api/settlement/settlement';
import { groupBy } from '@api/settlement/group-by';
import type { SettledPayment } from '@api/settlement/settlement-store';

/** Captures, or refunds, of one payment that are not the same on a day in both books. */
export interface BookDifference {
  readonly kind: BookEntry['kind'];
  readonly reason:
    /** The company has it on another day. */
    | 'otherDay'
    /** The company does not have it. */
    | 'missing'
    /** The company has it, and we do not. */
    | 'unknown'
    /** The amounts differ. */
    | 'amount';
  /** Undefined for what is not one of our payments. */
  readonly paymentId: PaymentId | undefined;
  readonly orderId: OrderId | undefined;
  /** The company's ids. */
  readonly references: readonly string[];
  readonly currency: string;
  /** Of the day. */
  readonly ours: Amount;
  readonly theirs: Amount;
}

interface Sums {
  readonly onDay: Amount;
  readonly inAll: Amount;
}

/**
 * All that differs between our payments and the books of the company on a day of the shops; both reach at least a day
 * further on each side. Ours of the day and the differences add up to theirs. What is not one of our payments counts on
 * the day of any of the `timeZones`.
 */
export function compareBooks(
  payments: readonly SettledPayment[],
  books: readonly BookEntry[],
  day: string,
  timeZones: readonly string[],
): readonly BookDifference[] {
  const known = new Map(payments.map((each) => [each.payment.id, each]));
  const theirs = groupBy(books, (entry) => `${entry.kind} ${entry.paymentId ?? ''}`);
  const ofKnown = payments.flatMap((each) =>
    (['capture', 'refund'] as const).flatMap((kind) =>
      differenceOf(each, kind, theirs.get(`${kind} ${each.payment.id}`) ?? [], day),
    ),
  );
  const isOnAnyDay = (at: Instant): boolean => timeZones.some((timeZone) => dayOf(at, timeZone) === day);
  const strange = books.filter(
    ({ paymentId, at }) => (paymentId === undefined || !known.has(paymentId)) && isOnAnyDay(at),
  );
  return [...ofKnown, ...strange.map(unknownEntry)];
}

function differenceOf(
  each: SettledPayment,
  kind: BookEntry['kind'],
  entries: readonly BookEntry[],
  day: string,
): readonly BookDifference[] {
  const { payment, order, capturedAt, refunds } = each;
  const own =
    kind === 'capture'
      ? [{ amount: payment.amount, at: capturedAt }]
      : refunds.map((refund) => ({ amount: refund.amount, at: endOf(refund) }));
  const sumsOf = (moved: readonly { readonly amount: Amount; readonly at: Instant }[]): Sums => ({
    onDay: addAmounts(...moved.filter(({ at }) => isOnDay(each, at, day)).map(({ amount }) => amount)),
    inAll: addAmounts(...moved.map(({ amount }) => amount)),
  });
  const [ours, theirs] = [sumsOf(own), sumsOf(entries)];
  const currency = entries[0]?.currency ?? payment.currency;
  if (ours.onDay === theirs.onDay && currency === payment.currency) return [];
  return [
    {
      ...{ kind, currency },
      reason: currency === payment.currency ? reasonOf(ours, theirs) : 'amount',
      ...{ paymentId: payment.id, orderId: order.id },
      references: entries.map(({ reference }) => reference),
      ...{ ours: ours.onDay, theirs: theirs.onDay },
    },
  ];
}

function reasonOf(ours: Sums, theirs: Sums): BookDifference['reason'] {
  if (ours.inAll === theirs.inAll) return 'otherDay';
  if (theirs.inAll === 0) return 'missing';
  return ours.inAll === 0 ? 'unknown' : 'amount';
}

const unknownEntry = ({ kind, paymentId, reference, currency, amount }: BookEntry): BookDifference => ({
  ...{ kind, reason: 'unknown', paymentId, orderId: undefined, references: [reference], currency },
  ...{ ours: ZERO_AMOUNT, theirs: amount },
});
