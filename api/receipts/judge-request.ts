import { addMs, type Instant } from '@/domain/shared/instant';
import type { ReceiptRules, RequestOutcome } from '@api/receipts/receipt-store';

export interface EarlierReceipt {
  readonly status: 'waiting' | 'sent' | 'failed';
  readonly requestedAt: Instant;
}

/** A receipt that is still waiting after this long was lost with the process that was to send it. */
const LOST_AFTER_MS = 60_000;

/** Why one more receipt of an order is not sent now; undefined when it is. Source: decisions, POST …/receipt; X22. */
export function receiptRefusal(
  earlier: readonly EarlierReceipt[],
  at: Instant,
  rules: ReceiptRules,
): Exclude<RequestOutcome, { kind: 'written' }> | undefined {
  const counted = earlier.filter(
    ({ status, requestedAt }) =>
      status === 'sent' || (status === 'waiting' && addMs(requestedAt, LOST_AFTER_MS) > at),
  );
  const last = counted.toSorted((a, b) => b.requestedAt - a.requestedAt)[0];
  if (last === undefined) return undefined;
  if (addMs(last.requestedAt, rules.restMs) > at) return { kind: 'tooSoon', lastAt: last.requestedAt };
  return counted.length >= rules.maxSent ? { kind: 'tooMany' } : undefined;
}
