import type { LocalAnswer } from '@test/support/payments/local-server';

export const REFUND_STATUSES = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

export interface Intent {
  readonly id: string;
  status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled';
  readonly amount: number;
  readonly currency: string;
  readonly paymentId: string;
}

export interface Transaction {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly source: unknown;
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: RefundStatus;
}

export interface Session {
  readonly id: string;
  readonly paymentId: string;
  readonly url: string;
  readonly returnUrl: string;
  readonly amount: number;
  readonly currency: string;
  status: 'open' | 'complete' | 'expired';
  intent: Intent | undefined;
}

const PAGE = 2;

export const HTML = { 'content-type': 'text/html; charset=utf-8' } as const;

export const pageOf = ({ amount, currency }: Session): string =>
  `<!doctype html><title>Pay</title><form method="post"><button>Pay ${amount / 100} ${currency}</button></form>`;

export const refusal = (status: number, type = 'invalid_request_error', code?: string): LocalAnswer => ({
  status,
  body: { error: { type, message: 'No', ...(code !== undefined && { code }) } },
});

export const isCounted = ({ status }: { readonly status: RefundStatus }): boolean =>
  status !== 'failed' && status !== 'canceled';

/** Two at a time, the newest first. */
export function listOf(all: readonly { readonly id: string }[], { searchParams }: URL): LocalAnswer {
  const newest = all.toReversed();
  const start = newest.findIndex(({ id }) => id === searchParams.get('starting_after')) + 1;
  const data = newest.slice(start, start + PAGE);
  return { status: 200, body: { object: 'list', data, has_more: newest.length > start + PAGE } };
}

/** With a payout that is no capture. */
export function booksOf(transactions: readonly Transaction[], url: URL): LocalAnswer {
  const payout = { id: 'txn_payout', type: 'payout', created: 0, source: { object: 'payout', id: 'po_1' } };
  const [from, until] = ['created[gte]', 'created[lt]'].map((name) => Number(url.searchParams.get(name)));
  const isWithin = (created: number) => created >= (from ?? 0) && created < (until ?? 0);
  return listOf([payout, ...transactions.filter(({ created }) => isWithin(created))], url);
}

/** The address of a page that is over is null, and the intent is its id unless it is asked for whole. */
export const wireSession = ({ id, url, status, intent }: Session, isExpanded: boolean) => ({
  ...{ id, status, url: status === 'open' ? url : null },
  object: 'checkout.session',
  payment_intent: intent === undefined ? null : isExpanded ? wireIntent(intent) : intent.id,
});

export const wireIntent = ({ id, status, amount, currency }: Intent) => ({
  ...{ id, status, amount, currency },
  object: 'payment_intent',
  amount_capturable: status === 'requires_capture' ? amount : 0,
  amount_received: status === 'succeeded' ? amount : 0,
});
