import Stripe from 'stripe';
import type { Clock } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';
import {
  openLocalServer,
  type LocalAnswer,
  type LocalRequest,
  type LocalServer,
} from '@test/support/payments/local-server';
import {
  booksOf,
  HTML,
  isCounted,
  listOf,
  pageOf,
  refusal,
  wireIntent,
  wireSession,
  type Intent,
  type Refund,
  type RefundStatus,
  type Session,
  type Transaction,
} from '@test/support/payments/local-stripe-wire';
import type { LocalCompany } from '@test/support/payments/local-company';

/** The events of a payment: of the page, of the money with metadata alone, of a refund with both ids. */
export type StripeEvent = 'session' | 'intent' | 'refund' | 'other';

export interface LocalStripe extends LocalCompany {
  /** The card of the visitor is declined: the page stays open for another one, with an intent without money. */
  readonly decline: (paymentId: string) => void;
  /** The operator captures in the dashboard. */
  readonly captureOutside: (paymentId: string) => void;
  /** The status of new refunds, `succeeded` at first. */
  newRefunds: RefundStatus;
  /** All refunds of a payment get this status. */
  readonly moveRefunds: (paymentId: string, status: RefundStatus) => void;
  readonly statusOf: (paymentId: string) => readonly Session['status'][];
  readonly intents: (paymentId: string) => readonly Intent['status'][];
  readonly event: (
    secret: string,
    form: StripeEvent,
    paymentId: string,
    at: Instant,
  ) => ReturnType<LocalCompany['signed']>;
}

export const STRIPE_KEY = 'sk_test_local';

/** The languages of Stripe Checkout. Source: Stripe API, Create a Checkout Session, `locale`. */
const LOCALES = new Set(
  (
    'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru ' +
    'sk sl sv th tr vi zh zh-HK zh-TW'
  ).split(' '),
);

/**
 * The used part of Stripe's API, as strict as its documents: Checkout sessions with manual capture and a page to pay
 * on, declined cards, intents apart from their sessions, refunds in all their states, idempotency keys, refusals in its
 * form, lists in pages, signed webhooks.
 */
export async function openLocalStripe(clock: Clock): Promise<LocalStripe> {
  const sessions: Session[] = [];
  const refunds: Refund[] = [];
  const transactions: Transaction[] = [];
  const now = () => Math.floor(clock.now() / 1000);
  const book = (id: string, type: string, source: unknown): void =>
    void transactions.push({ id: `txn_${id}`, type, created: now(), source });

  const create = ({ body }: LocalRequest): LocalAnswer => {
    const fields = new URLSearchParams(body);
    const field = (name: string): string => fields.get(name) ?? '';
    const amount = Number(field('line_items[0][price_data][unit_amount]'));
    const currency = field('line_items[0][price_data][currency]');
    const isValid =
      field('payment_intent_data[capture_method]') === 'manual' &&
      LOCALES.has(field('locale')) &&
      /^[a-z]{3}$/.test(currency) &&
      Number.isInteger(amount) &&
      amount > 0 &&
      URL.canParse(field('success_url')) &&
      field('client_reference_id').length <= 200;
    if (!isValid) return refusal(400);
    const id = `cs_test_${sessions.length + 1}`;
    const session: Session = {
      ...{ id, amount, currency, status: 'open', intent: undefined },
      paymentId: field('client_reference_id'),
      url: `${server.address}/pay/${id}`,
      returnUrl: field('success_url'),
    };
    sessions.push(session);
    return { status: 200, body: wireSession(session, false) };
  };

  const onSession = (
    session: Session | undefined,
    act: string | undefined,
    { url }: LocalRequest,
  ): LocalAnswer => {
    if (session === undefined) return refusal(404);
    if (act === 'expire') {
      if (session.status !== 'open') return refusal(400);
      expire(session);
    }
    const isExpanded = [...url.searchParams.values()].includes('payment_intent');
    return { status: 200, body: wireSession(session, isExpanded) };
  };

  const onIntent = (intent: Intent | undefined, act: string | undefined): LocalAnswer => {
    if (intent === undefined) return refusal(404);
    // Before the visitor has paid, the session has to be expired instead.
    if (intent.status !== 'requires_capture')
      return refusal(400, undefined, 'payment_intent_unexpected_state');
    if (act === 'capture') capture(intent);
    else intent.status = 'canceled';
    return { status: 200, body: wireIntent(intent) };
  };

  const capture = (intent: Intent): void => {
    intent.status = 'succeeded';
    const { id, amount, currency, paymentId } = intent;
    const source = { object: 'charge', id: `ch_${id}`, currency, amount_captured: amount };
    book(id, 'charge', { ...source, metadata: { paymentId } });
  };

  const onRefunds = ({ method, url, body }: LocalRequest): LocalAnswer => {
    if (method === 'GET') {
      const intent = url.searchParams.get('payment_intent');
      return listOf(
        refunds.filter((made) => made.payment_intent === intent),
        url,
      );
    }
    const fields = new URLSearchParams(body);
    const id = String(fields.get('payment_intent'));
    const amount = Number(fields.get('amount'));
    const paid = sessions.find((each) => each.intent?.id === id)?.intent;
    const counted = refunds.filter((made) => made.payment_intent === id && isCounted(made));
    const sum = counted.reduce((total, made) => total + made.amount, amount);
    if (paid?.status !== 'succeeded' || sum > paid.amount) return refusal(400);
    const metadata = Object.fromEntries(
      ['refundId', 'paymentId'].map((name) => [name, String(fields.get(`metadata[${name}]`))]),
    );
    const made: Refund = {
      ...{ id: `re_${refunds.length}`, object: 'refund', payment_intent: id, amount, metadata },
      ...{ currency: paid.currency, status: company.newRefunds },
    };
    refunds.push(made);
    if (isCounted(made)) book(made.id, 'refund', made);
    return { status: 200, body: made };
  };

  const expire = (session: Session): void => {
    session.status = 'expired';
    if (session.intent !== undefined) session.intent.status = 'canceled';
  };

  const decide = (session: Session, status: 'requires_capture' | 'requires_payment_method'): void => {
    if (session.status !== 'open') return;
    if (status === 'requires_capture') session.status = 'complete';
    const { id, amount, currency, paymentId } = session;
    session.intent ??= { id: `pi_${id}`, status, amount, currency, paymentId };
    session.intent.status = status;
  };

  const answer = (request: LocalRequest): LocalAnswer => {
    const [, version, kind, ...rest] = request.url.pathname.split('/');
    if (version === 'pay') {
      const session = sessions.find(({ id }) => id === kind);
      if (session === undefined) return refusal(404);
      if (request.method === 'GET') return { status: 200, headers: HTML, body: pageOf(session) };
      decide(session, 'requires_capture');
      return { status: 303, headers: { location: session.returnUrl }, body: '' };
    }
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) return refusal(401);
    const [id, act] = kind === 'checkout' ? rest.slice(1) : rest;
    // Stripe makes a second one for a repetition without a key. Here that is a mistake.
    const isMade = request.method === 'POST' && id === undefined;
    if (isMade && request.headers['idempotency-key'] === undefined) return refusal(400);
    if (kind === 'checkout')
      return id === undefined
        ? create(request)
        : onSession(
            sessions.find((each) => each.id === id),
            act,
            request,
          );
    if (kind === 'balance_transactions') return booksOf(transactions, request.url);
    if (kind === 'refunds') return onRefunds(request);
    return onIntent(sessions.find(({ intent }) => intent?.id === id)?.intent, act);
  };

  const server: LocalServer = await openLocalServer(answer, {
    error: (status) => refusal(status, status >= 500 ? 'api_error' : undefined),
    otherRequest: refusal(400, 'idempotency_error'),
    underWay: refusal(409, undefined, 'idempotency_key_in_use'),
  });
  const sessionsOf = (paymentId: string) => sessions.filter((each) => each.paymentId === paymentId);
  const intentsOf = (paymentId: string) =>
    sessionsOf(paymentId).flatMap(({ intent }) => (intent === undefined ? [] : [intent]));
  const refundsOf = (paymentId: string) =>
    refunds.filter((made) => intentsOf(paymentId).some(({ id }) => id === made.payment_intent));
  const event: LocalStripe['event'] = (secret, form, paymentId, at) => {
    const metadata = { paymentId, ...(form === 'refund' && { refundId: 'refund' }) };
    const objects = {
      session: { object: 'checkout.session', client_reference_id: paymentId, metadata: {} },
      intent: { object: 'payment_intent', metadata },
      refund: { object: 'refund', status: 'failed', metadata },
      other: { object: 'payout' },
    };
    const types = {
      ...{ session: 'checkout.session.completed', intent: 'payment_intent.canceled' },
      ...{ refund: 'refund.failed', other: 'payout.paid' },
    };
    const payload = JSON.stringify({
      ...{ object: 'event', id: `evt_${form}_${paymentId}`, type: types[form] },
      data: { object: objects[form] },
    });
    const timestamp = Math.floor(at / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { body: payload, headers: { 'stripe-signature': signature } };
  };
  const company: LocalStripe = {
    ...{ name: 'stripe', server, event, newRefunds: 'succeeded' },
    pages: (paymentId) => sessionsOf(paymentId).map(({ url }) => url),
    pay: (paymentId) => sessionsOf(paymentId).forEach((session) => decide(session, 'requires_capture')),
    decline: (paymentId) =>
      sessionsOf(paymentId).forEach((session) => decide(session, 'requires_payment_method')),
    abort: (paymentId) =>
      sessionsOf(paymentId).forEach((session) => {
        if (session.status === 'open') expire(session);
      }),
    captureOutside: (paymentId) => intentsOf(paymentId).forEach(capture),
    refunded: (paymentId) =>
      refundsOf(paymentId)
        .filter(isCounted)
        .reduce((sum, { amount }) => sum + amount, 0),
    moveRefunds: (paymentId, status) => {
      for (const made of refundsOf(paymentId)) {
        if (isCounted(made) && !isCounted({ status })) book(`${made.id}_failed`, 'refund_failure', made);
        made.status = status;
      }
    },
    statusOf: (paymentId) => sessionsOf(paymentId).map(({ status }) => status),
    intents: (paymentId) => intentsOf(paymentId).map(({ status }) => status),
    signed: (secret, paymentId, at) => event(secret, 'session', paymentId, at),
  };
  return company;
}
