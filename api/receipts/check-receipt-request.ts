import { addMs, type Instant } from '@/domain/shared/instant';
import { emailKeyOf } from '@api/accounts/account';
import type { ReceiptRequest, ReceiptRules, RequestOutcome } from '@api/receipts/receipt-store';

export interface EarlierReceipt {
  readonly status: 'waiting' | 'sent' | 'failed';
  readonly requestedAt: Instant;
  readonly email: string;
}

/** A receipt still unsent after this time was lost in a crash. */
const LOST_AFTER_MS = 60_000;

/** The reason against sending another receipt of an order; undefined if there is none. Source: DEC-74; FAULT-X22. */
export function receiptRefusal(
  { email, promisedTo }: Pick<ReceiptRequest, 'email' | 'promisedTo'>,
  earlier: readonly EarlierReceipt[],
  at: Instant,
  rules: ReceiptRules,
): Exclude<RequestOutcome, { kind: 'written' }> | undefined {
  const isAmong = (addresses: readonly string[]): boolean =>
    addresses.some((known) => emailKeyOf(known) === emailKeyOf(email));
  if (promisedTo.length > 0 && !isAmong(promisedTo)) return { kind: 'otherAddress' };
  const counted = earlier
    .filter(
      ({ status, requestedAt }) =>
        status === 'sent' || (status === 'waiting' && addMs(requestedAt, LOST_AFTER_MS) > at),
    )
    .toSorted((a, b) => a.requestedAt - b.requestedAt);
  const [first, last] = [counted[0], counted.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (addMs(last.requestedAt, rules.restMs) > at) return { kind: 'tooSoon', lastAt: last.requestedAt };
  if (promisedTo.length === 0 && !isAmong([first.email])) return { kind: 'otherAddress' };
  return counted.length >= rules.maxSent ? { kind: 'tooMany' } : undefined;
}
