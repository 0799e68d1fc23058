import Stripe from 'stripe';
import type { Clock } from '@/domain/ports/clock';
import {
  openLocalServer,
  type LocalAnswer,
  type LocalRequest,
  type LocalServer,
} from '@test/support/payments/local-server';
import type { LocalCompany } from '@test/support/payments/local-company';

interface Intent {
  readonly id: string;
  status: 'requires_capture' | 'succeeded' | 'canceled';
  readonly amount: number;
  readonly currency: string;
  readonly paymentId: string;
}

interface Transaction {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly source: unknown;
}

interface LocalRefund {
  readonly id: string;
  readonly key: string;
  readonly intent: string;
  readonly amount: number;
}

interface Session {
  readonly id: string;
  readonly paymentId: string;
  readonly url: string;
  readonly returnUrl: string;
  readonly amount: number;
  readonly currency: string;
  status: 'open' | 'complete' | 'expired';
  intent: Intent | undefined;
}

/**
 * The used part of Stripe's API: Checkout sessions with manual capture, idempotency keys, refusals in its form, signed
 * webhooks, and a page to pay on.
 */
export async function openLocalStripe(clock: Clock): Promise<LocalCompany> {
  const sessions: Session[] = [];
  const refunds: (LocalRefund & { readonly metadata: Readonly<Record<string, string>> })[] = [];
  const transactions: Transaction[] = [];
  const now = () => Math.floor(clock.now() / 1000);
  const answers = new Map<string, { readonly body: string; readonly answer: LocalAnswer }>();

  const create = ({ body, headers }: LocalRequest): LocalAnswer => {
    const key = String(headers['idempotency-key']);
    const known = answers.get(key);
    if (known !== undefined && known.body !== body) return refusal(400, 'idempotency_error');
    if (known !== undefined) return known.answer;
    const fields = new URLSearchParams(body);
    const field = (name: string): string => fields.get(name) ?? '';
    if (field('payment_intent_data[capture_method]') !== 'manual') return refusal(400);
    const id = `cs_test_${sessions.length + 1}`;
    const session: Session = {
      id,
      paymentId: field('client_reference_id'),
      url: `${server.address}/pay/${id}`,
      returnUrl: field('success_url'),
      amount: Number(field('line_items[0][price_data][unit_amount]')),
      currency: field('line_items[0][price_data][currency]').toLowerCase(),
      status: 'open',
      intent: undefined,
    };
    sessions.push(session);
    const answer = { status: 200, body: wireSession(session) };
    answers.set(key, { body, answer });
    return answer;
  };

  const onSession = (session: Session | undefined, act: string | undefined): LocalAnswer => {
    if (session === undefined) return refusal(404);
    if (act === 'expire') {
      if (session.status !== 'open') return refusal(400);
      session.status = 'expired';
    }
    return { status: 200, body: wireSession(session) };
  };

  const onIntent = (intent: Intent | undefined, act: string | undefined): LocalAnswer => {
    if (intent === undefined) return refusal(404);
    if (intent.status !== 'requires_capture')
      return refusal(400, undefined, 'payment_intent_unexpected_state');
    intent.status = act === 'capture' ? 'succeeded' : 'canceled';
    if (act === 'capture') transactions.push(chargeOf(intent, now()));
    return { status: 200, body: wireIntent(intent) };
  };

  const onRefunds = ({ method, url, body, headers }: LocalRequest): LocalAnswer => {
    if (method === 'GET') {
      const intent = url.searchParams.get('payment_intent');
      return {
        status: 200,
        body: { object: 'list', data: refunds.filter((made) => made.intent === intent) },
      };
    }
    const fields = new URLSearchParams(body);
    const intent = String(fields.get('payment_intent'));
    const amount = Number(fields.get('amount'));
    const key = String(headers['idempotency-key']);
    const known = refunds.find((made) => made.key === key);
    if (known !== undefined) return { status: 200, body: known };
    const paid = sessions.find((each) => each.intent?.id === intent)?.intent;
    const sum = refunds.reduce((total, made) => total + (made.intent === intent ? made.amount : 0), amount);
    if (paid?.status !== 'succeeded' || sum > paid.amount) return refusal(400);
    const metadata = {
      refundId: String(fields.get('metadata[refundId]')),
      paymentId: String(fields.get('metadata[paymentId]')),
    };
    const made = {
      id: `re_${refunds.length}`,
      object: 'refund',
      status: 'succeeded',
      key,
      intent,
      amount,
      metadata,
    };
    refunds.push(made);
    const source = { ...made, currency: paid.currency };
    transactions.push({ id: `txn_${made.id}`, type: 'refund', created: now(), source });
    return { status: 200, body: made };
  };

  const decide = (session: Session, isPaid: boolean): void => {
    if (session.status !== 'open' || !isPaid) return;
    session.status = 'complete';
    const { amount, currency } = session;
    const { paymentId } = session;
    session.intent = { id: `pi_${session.id}`, status: 'requires_capture', amount, currency, paymentId };
  };

  const answer = (request: LocalRequest): LocalAnswer => {
    const [, version, kind, ...rest] = request.url.pathname.split('/');
    if (version === 'pay') {
      const session = sessions.find(({ id }) => id === kind);
      if (session === undefined) return refusal(404);
      if (request.method === 'GET') return { status: 200, headers: HTML, body: pageOf(session) };
      decide(session, true);
      return { status: 303, headers: { location: session.returnUrl }, body: '' };
    }
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) return refusal(401);
    if (kind === 'checkout') {
      const [, id, act] = rest;
      return id === undefined
        ? create(request)
        : onSession(
            sessions.find((each) => each.id === id),
            act,
          );
    }
    if (kind === 'balance_transactions') return { status: 200, body: pageOfBooks(transactions, request.url) };
    if (kind === 'refunds') return onRefunds(request);
    const [id, act] = rest;
    return onIntent(sessions.find(({ intent }) => intent?.id === id)?.intent, act);
  };

  const server: LocalServer = await openLocalServer(answer);
  const sessionsOf = (paymentId: string) => sessions.filter((each) => each.paymentId === paymentId);
  return {
    server,
    pages: (paymentId) => sessionsOf(paymentId).map(({ url }) => url),
    pay: (paymentId) => sessionsOf(paymentId).forEach((session) => decide(session, true)),
    abort: (paymentId) =>
      sessionsOf(paymentId).forEach((session) => {
        session.status = 'expired';
      }),
    refunded: (paymentId) =>
      refunds
        .filter(({ intent }) => sessionsOf(paymentId).some((each) => each.intent?.id === intent))
        .reduce((sum, { amount }) => sum + amount, 0),
    signed: (secret, paymentId, at) => {
      const event = { id: `evt_${paymentId}`, data: { object: { client_reference_id: paymentId } } };
      const payload = JSON.stringify({ object: 'event', type: 'checkout.session.completed', ...event });
      const timestamp = Math.floor(at / 1000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { body: payload, headers: { 'stripe-signature': signature } };
    },
  };
}

export const STRIPE_KEY = 'sk_test_local';

const HTML = { 'content-type': 'text/html; charset=utf-8' } as const;

const pageOf = ({ amount, currency }: Session): string =>
  `<!doctype html><title>Pay</title><form method="post"><button>Pay ${amount / 100} ${currency}</button></form>`;

const refusal = (status: number, type = 'invalid_request_error', code?: string): LocalAnswer => ({
  status,
  body: { error: { type, message: 'No', ...(code !== undefined && { code }) } },
});

/** Two at a time, the newest first, with a payout that is no capture. */
function pageOfBooks(transactions: readonly Transaction[], { searchParams }: URL) {
  const payout = { id: 'txn_payout', type: 'payout', created: 0, source: { object: 'payout', id: 'po_1' } };
  const [from, until] = ['created[gte]', 'created[lt]'].map((name) => Number(searchParams.get(name)));
  const wanted = [payout, ...transactions].filter(
    ({ id, created }) => id === payout.id || (created >= (from ?? 0) && created < (until ?? 0)),
  );
  const newest = wanted.toReversed();
  const start = newest.findIndex(({ id }) => id === searchParams.get('starting_after')) + 1;
  return { object: 'list', data: newest.slice(start, start + 2), has_more: newest.length > start + 2 };
}

const chargeOf = ({ id, amount, currency, paymentId }: Intent, created: number): Transaction => ({
  ...{ id: `txn_${id}`, type: 'charge', created },
  source: { object: 'charge', id: `ch_${id}`, currency, amount_captured: amount, metadata: { paymentId } },
});

const wireSession = ({ id, url, status, intent }: Session) => ({
  ...{ id, url, status },
  object: 'checkout.session',
  payment_intent: intent === undefined ? null : wireIntent(intent),
});

const wireIntent = ({ id, status, amount, currency }: Intent) => ({
  ...{ id, status, amount, currency },
  object: 'payment_intent',
  amount_capturable: status === 'requires_capture' ? amount : 0,
  amount_received: status === 'succeeded' ? amount : 0,
});
