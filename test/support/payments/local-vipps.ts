import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '@/domain/ports/clock';
import { NOTIFICATION_PATH } from '@api/payments/notification-path';
import {
  openLocalServer,
  type LocalAnswer,
  type LocalRequest,
  type LocalServer,
} from '@test/support/payments/local-server';
import type { LocalCompany } from '@test/support/payments/local-company';

interface Payment {
  readonly reference: string;
  readonly currency: string;
  readonly value: number;
  state: 'CREATED' | 'AUTHORIZED' | 'TERMINATED' | 'ABORTED';
  authorized: number;
  captured: number;
  cancelled: number;
  refunded: number;
  readonly events: PaymentEvent[];
}

interface PaymentEvent {
  readonly name: string;
  readonly idempotencyKey: string | null;
  readonly success: boolean;
}

interface FundsEntry {
  readonly entryType: string;
  readonly reference: string;
  readonly pspReference: string;
  readonly currency: string;
  readonly amount: number;
  readonly time: string;
}

const money = z.object({
  currency: z.enum(['NOK', 'DKK', 'EUR', 'SEK']),
  value: z.int().check(z.minimum(1)),
});

const creation = z.object({
  reference: z.string().check(z.regex(/^[a-zA-Z0-9-]{8,64}$/)),
  returnUrl: z.url(),
  userFlow: z.literal('WEB_REDIRECT'),
  amount: money,
  paymentMethod: z.object({ type: z.enum(['WALLET', 'CARD']) }),
  paymentDescription: z.string().check(z.minLength(3), z.maxLength(100)),
});

export const VIPPS_MERCHANT = {
  clientId: 'client',
  clientSecret: 'client-secret',
  subscriptionKey: 'subscription',
  serialNumber: '123456',
} as const;

const KEY_MAX_CHARS = 50;
const HOST = 'lucka.example';

export interface LocalVipps extends LocalCompany {
  /** The access tokens given so far, the last of which is accepted. */
  readonly tokens: string[];
  /** No token that was given is accepted any more. */
  readonly revokeTokens: () => void;
}

/**
 * The used part of the API of Vipps MobilePay, as strict as its documents: access tokens that end and can be revoked,
 * payments by reference, capture, cancel, refunds and their events, idempotency keys, webhooks.
 */
export async function openLocalVipps(clock: Clock): Promise<LocalVipps> {
  const tokens: string[] = [];
  let tokenEndsAt = 0;
  const payments = new Map<string, Payment>();
  const funds: FundsEntry[] = [];
  const record = (entryType: 'capture' | 'refund', { reference, currency }: Payment, value: number): void => {
    const amount = entryType === 'capture' ? value : -value;
    const time = new Date(clock.now()).toISOString();
    funds.push({ entryType, reference, currency, amount, time, pspReference: `psp-${funds.length}` });
  };

  const create = ({ body, headers }: LocalRequest): LocalAnswer => {
    const read = creation.safeParse(JSON.parse(body));
    if (!read.success) return { status: 400, body: {} };
    const { reference, amount } = read.data;
    // The same one under another key.
    if (payments.has(reference)) return CONFLICT;
    const key = String(headers['idempotency-key']);
    payments.set(reference, {
      ...{ reference, ...amount, state: 'CREATED', refunded: 0 },
      ...{ authorized: 0, captured: 0, cancelled: 0 },
      events: [{ name: 'CREATED', idempotencyKey: key, success: true }],
    });
    return { status: 201, body: { reference, redirectUrl: `${server.address}/pay/${reference}` } };
  };

  const change = (payment: Payment, act: string, { body, headers }: LocalRequest): LocalAnswer => {
    const key = String(headers['idempotency-key']);
    const happen = (name: string): LocalAnswer => {
      payment.events.push({ name, idempotencyKey: key, success: true });
      return { status: 200, body: wirePayment(payment, server.address) };
    };
    const isCancelled = payment.state === 'TERMINATED' || payment.cancelled > 0;
    if (act === 'cancel') {
      if (payment.captured > 0 || isCancelled || payment.state === 'ABORTED') return REFUSAL;
      // Reserved money that is cancelled stays authorized, with the cancelled amount beside it.
      if (payment.state === 'CREATED') payment.state = 'TERMINATED';
      payment.cancelled = payment.authorized;
      return happen('CANCELLED');
    }
    const read = modification.safeParse(JSON.parse(body));
    if (!read.success || read.data.modificationAmount.currency !== payment.currency) return REFUSAL;
    const { value } = read.data.modificationAmount;
    if (act === 'capture') {
      if (payment.captured > 0 || payment.authorized !== value || isCancelled) return REFUSAL;
      payment.captured = value;
      record('capture', payment, value);
      return happen('CAPTURED');
    }
    if (payment.refunded + value > payment.captured) return REFUSAL;
    payment.refunded += value;
    record('refund', payment, value);
    return happen('REFUNDED');
  };

  const giveToken = (): LocalAnswer => {
    tokens.push(`token-${tokens.length + 1}`);
    tokenEndsAt = clock.now() + TOKEN_SECONDS * 1000;
    return { status: 200, body: { access_token: tokens.at(-1), expires_in: String(TOKEN_SECONDS) } };
  };

  const answer = (request: LocalRequest): LocalAnswer => {
    const { headers, url } = request;
    const { clientId, clientSecret, subscriptionKey } = VIPPS_MERCHANT;
    if (headers['ocp-apim-subscription-key'] !== subscriptionKey) return { status: 401, body: {} };
    if (url.pathname === '/accesstoken/get') {
      const isKnown = headers['client_id'] === clientId && headers['client_secret'] === clientSecret;
      return isKnown ? giveToken() : { status: 401, body: {} };
    }
    const isAccepted = headers.authorization === `Bearer ${tokens.at(-1)}` && clock.now() < tokenEndsAt;
    if (!isAccepted) return { status: 401, body: {} };
    const key = headers['idempotency-key'];
    const hasKey = typeof key === 'string' && key.length <= KEY_MAX_CHARS;
    if (request.method === 'POST' && !hasKey) return REFUSAL;
    if (url.pathname === '/settlement/v1/ledgers') {
      const isOurs =
        url.searchParams.get('settlesForRecipientHandles') === `api:${VIPPS_MERCHANT.serialNumber}`;
      return { status: 200, body: { items: isOurs ? [{ ledgerId: '42' }] : [] } };
    }
    const [, date] = /^\/report\/v2\/ledgers\/42\/funds\/dates\/(.+)$/.exec(url.pathname) ?? [];
    if (date !== undefined) return { status: 200, body: pageOfFunds(funds, date, url) };
    const [, , , , reference, act] = url.pathname.split('/');
    if (reference === undefined) return create(request);
    const payment = payments.get(reference);
    if (payment === undefined) return { status: 404, body: {} };
    if (act === undefined) return { status: 200, body: wirePayment(payment, server.address) };
    if (act === 'events') return { status: 200, body: payment.events };
    return change(payment, act, request);
  };

  const server: LocalServer = await openLocalServer(answer, {
    ...{ otherRequest: CONFLICT, underWay: CONFLICT },
    error: (status) => ({ status, body: {} }),
  });
  const paymentOf = (paymentId: string) => payments.get(Buffer.from(paymentId, 'base64url').toString('hex'));
  const decide = (paymentId: string, state: 'AUTHORIZED' | 'ABORTED'): void => {
    const payment = paymentOf(paymentId);
    if (payment?.state !== 'CREATED') return;
    payment.state = state;
    payment.authorized = state === 'AUTHORIZED' ? payment.value : 0;
  };
  return {
    ...{ name: 'vipps', server, tokens },
    revokeTokens: () => (tokenEndsAt = 0),
    pages: (paymentId) => {
      const payment = paymentOf(paymentId);
      return payment === undefined ? [] : [`${server.address}/pay/${payment.reference}`];
    },
    pay: (paymentId) => decide(paymentId, 'AUTHORIZED'),
    abort: (paymentId) => decide(paymentId, 'ABORTED'),
    refunded: (paymentId) => paymentOf(paymentId)?.refunded ?? 0,
    signed: (secret, paymentId, at) => {
      const reference = Buffer.from(paymentId, 'base64url').toString('hex');
      const body = JSON.stringify({ reference, pspReference: `psp-${reference}`, name: 'AUTHORIZED' });
      const date = new Date(at).toUTCString();
      const hash = createHash('sha256').update(body).digest('base64');
      const text = `POST\n${NOTIFICATION_PATH}\n${date};${HOST};${hash}`;
      const signature = createHmac('sha256', secret).update(text).digest('base64');
      return {
        body,
        headers: {
          host: HOST,
          'x-ms-date': date,
          'x-ms-content-sha256': hash,
          authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
        },
      };
    },
  };
}

/** Two at a time, after a payout, which is no capture. */
function pageOfFunds(funds: readonly FundsEntry[], date: string, { searchParams }: URL) {
  const payout = { entryType: 'payout-scheduled', currency: 'SEK', amount: -1, time: `${date}T00:00:00Z` };
  const items = [payout, ...funds.filter(({ time }) => time.startsWith(date))];
  const start = Number(searchParams.get('cursor') ?? 0);
  const isLast = items.length <= start + 2;
  return { items: items.slice(start, start + 2), ...(!isLast && { cursor: String(start + 2) }) };
}

const TOKEN_SECONDS = 3600;
const REFUSAL: LocalAnswer = { status: 400, body: {} };
const CONFLICT: LocalAnswer = { status: 409, body: {} };

const modification = z.object({ modificationAmount: money });

const wirePayment = ({ reference, state, currency, ...payment }: Payment, address: string) => {
  const money = (value: number) => ({ currency, value });
  return {
    ...{ reference, state, amount: money(payment.value), redirectUrl: `${address}/pay/${reference}` },
    aggregate: {
      authorizedAmount: money(payment.authorized),
      capturedAmount: money(payment.captured),
      cancelledAmount: money(payment.cancelled),
      refundedAmount: money(payment.refunded),
    },
  };
};
